/** Addresses that were given up on purpose, docs/gone.yml. */
import {problemsFromIssues} from '../../issues';
import {fieldsAt} from '../../kinds';
import type {Problem} from '../../problems';
import {GONE_FILE} from '../../read/released';
import {goneSchema} from '../../schemas/gone';
import type {Source} from '../../source';
import {type RawDocument, isFields, listOf} from '../raw';

/** An address of a page, as it was typed. */
export type Address = {
  readonly path: string;
  readonly slug: string;
  readonly document: RawDocument;
  /** `formerly[0]`; undefined for the page's own address. */
  readonly field?: string;
};

/** Entries of `docs/gone.yml` as they were typed, with what is wrong with them. */
export function readGone(source: Source): {gone: readonly string[]; problems: Problem[]} {
  if (source.gone === undefined) return {gone: [], problems: []};
  if (Array.isArray(source.gone)) {
    const remedy = 'Write “gone:” in a line of its own above the list.';
    const problem = {file: GONE_FILE, field: '', found: 'a list without its name', remedy};
    return {gone: source.gone.filter((path) => typeof path === 'string'), problems: [problem]};
  }
  // Whose last line was deleted keeps its name, and a list of nothing.
  const isEmpty = isFields(source.gone) && source.gone.gone === null;
  if (isEmpty && Object.keys(source.gone as object).length === 1) return {gone: [], problems: []};
  const list = isFields(source.gone) ? source.gone.gone : undefined;
  if (isFields(list)) {
    const found = `names in the list, ${Object.keys(list).join(', ')}`;
    const remedy =
      'Write one address in each line: “  - /old”, and “  - /es/old” for one in Spanish.';
    return {gone: [], problems: [{file: GONE_FILE, field: 'gone', found, remedy}]};
  }
  const parsed = goneSchema.safeParse(source.gone);
  if (parsed.success) return {gone: parsed.data.gone, problems: []};
  const {issues} = parsed.error;
  const names = (path: readonly PropertyKey[]): readonly string[] => fieldsAt(goneSchema, path);
  const typed = listOf((source.gone as {gone?: unknown} | null)?.gone);
  return {
    gone: typed.filter((path): path is string => typeof path === 'string'),
    problems: problemsFromIssues(GONE_FILE, source.gone, issues, {names}),
  };
}

/** Whether a line of the list speaks of an address. */
export const covers = (gone: string, path: string): boolean =>
  gone.endsWith('/*') ? path.startsWith(gone.slice(0, -1)) : gone === path;

/** Lines about addresses that live, and lines that stand there twice. */
export function goneFaults(gone: readonly string[], addresses: readonly Address[]): Problem[] {
  return gone.flatMap((path, index): Problem[] => {
    const field = `gone[${index}]`;
    const found = JSON.stringify(path);
    const here = addresses.find((address) => covers(path, address.path));
    if (here) {
      return [
        {
          file: GONE_FILE,
          field,
          found: `${found}, which ${here.document.file} uses`,
          remedy: 'Delete this line: the address lives.',
        },
      ];
    }
    return gone.indexOf(path) < index
      ? [
          {
            file: GONE_FILE,
            field,
            found: `${found} for the second time`,
            remedy: 'Delete this line.',
          },
        ]
      : [];
  });
}
