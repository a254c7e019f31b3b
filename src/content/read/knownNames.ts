/** Names of fields in all files, each with the field that it stands in: what is read well has few others. */
import {KINDS} from '../kinds';
import {businessSchema} from '../schemas/business';
import {goneSchema} from '../schemas/gone';
import {wordingSchema} from '../schemas/wording';

type Layer = {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly unwrap?: () => unknown;
};

/** Names by the field above them; '' stands for the head of a file. */
const NAMES = new Map<string, Set<string>>();

/** Names of lists, whose entries stand on lines of their own. */
const LISTS = new Set<string>();

function collect(schema: unknown, above: string): void {
  const layer = (schema ?? {}) as Layer;
  if (layer.shape) {
    const names = NAMES.get(above) ?? new Set();
    NAMES.set(above, names);
    for (const [name, below] of Object.entries(layer.shape)) {
      names.add(name);
      collect(below, name);
    }
  } else if (layer.element) {
    LISTS.add(above);
    collect(layer.element, above);
  } else if (layer.unwrap) collect(layer.unwrap(), above);
}

for (const schema of [
  ...Object.values(KINDS).flatMap(({facts, words}) => [facts, words]),
  businessSchema,
  goneSchema,
  wordingSchema,
]) {
  collect(schema, '');
}

/** Whether some file has a field of this name in the other one; anything may stand where no names are set. */
export const isKnown = (name: string, above: string): boolean =>
  NAMES.get(above)?.has(name) ?? true;

/** Whether entries of a list, or fields below another one, are known to have a field of this name. */
export const isNamedIn = (name: string, above: string): boolean =>
  NAMES.get(above)?.has(name) ?? false;

/** Whether entries of a list, or what is below a field, have names of their own. */
export const namesBelow = (above: string): boolean => NAMES.has(above);

/** Whether some file has a field of this name somewhere. */
export const hasField = (name: string): boolean =>
  [...NAMES.values()].some((names) => names.has(name));

/** Whether some file has a list of this name. */
export const isList = (name: string): boolean => LISTS.has(name);

/**
 * How much in what was read looks wrong: fields where no file has them, fields without anything in them, and
 * entries of a list that lack what another of its entries has.
 */
export function oddities(value: unknown, above = ''): number {
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => entry !== null && typeof entry === 'object');
    const names = new Set(entries.flatMap((entry) => Object.keys(entry as object)));
    const lacking = entries.map((entry) => names.size - Object.keys(entry as object).length);
    const mixed = entries.length === 0 ? 0 : value.length - entries.length;
    return [...lacking, mixed, ...value.map((entry) => oddities(entry, above))].reduce(
      (sum, one) => sum + one,
      0,
    );
  }
  if (value === null) return 1;
  if (typeof value !== 'object') return 0;
  return Object.entries(value).reduce(
    (sum, [name, below]) => sum + (isKnown(name, above) ? 0 : 1) + oddities(below, name),
    0,
  );
}
