/**
 * Writes the values of custom properties where they are used: compressed, a repeated value costs less than its name
 * beside it. In the styles inside pages alone; the whole sheet keeps the names.
 */
import type {Declaration, Root} from 'postcss';

/** A use without a substitute, such as `var(--gold)`. */
const USE = /var\((--[\w-]+)\)/g;

/** Of a custom property. */
const NAME = /--[\w-]+/g;

/** Whether a declaration stands in `:root` under no condition. */
const isOfRoot = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' &&
  'selector' in parent &&
  parent.selector === ':root' &&
  parent.parent?.type === 'root';

/**
 * Values of the properties that no other rule and no other condition changes. A value in which such a property is used is
 * that of the root, wherever it is used itself: it keeps its name too.
 */
function lastingValues(sheet: Root): Map<string, string> {
  const values = new Map<string, string>();
  const changing = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    const {prop, value} = declaration;
    if (values.has(prop) || !isOfRoot(declaration)) changing.add(prop);
    values.set(prop, value);
  });
  for (const name of changing) {
    values.delete(name);
    for (const [prop, value] of values) if (value.match(NAME)?.includes(name)) changing.add(prop);
  }
  return values;
}

/** A text with the values of properties; a minifier may have removed the space that parts them from their neighbours. */
function withValues(text: string, values: ReadonlyMap<string, string>): string {
  const replaced = text.replace(USE, (use, prop: string, start: number) => {
    const value = values.get(prop);
    if (value === undefined) return use;
    const before = /[^\s(,/*]$/.test(text.slice(0, start)) ? ' ' : '';
    const after = /^[^\s),/*]/.test(text.slice(start + use.length)) ? ' ' : '';
    return before + value + after;
  });
  return replaced === text ? text : withValues(replaced, values);
}

/** Does this in the rules of a page, for the properties that none of them changes elsewhere. */
export function writeRootValues(sheet: Root): void {
  const values = lastingValues(sheet);
  sheet.walkDecls((declaration) => {
    declaration.value = withValues(declaration.value, values);
  });
}
