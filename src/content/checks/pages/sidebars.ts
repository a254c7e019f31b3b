/** The order of pages: each stands once in sidebars.ts, in the list it belongs to. */
import {didYouMean} from '../../closest';
import {SINGLE_PAGES} from '../../kinds';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {type RawDocument, unreadableFiles} from '../raw';

const isMasseuse = (id: string): boolean => id.startsWith('masseuses/');

type SidebarLine = {readonly id: string; readonly list: string; readonly line: number};

/** Where pages stand in sidebars.ts: the list and the line of each. */
function sidebarLines(source: Source): SidebarLine[] {
  let list = '';
  const rows = source.texts?.['sidebars.ts']?.split('\n') ?? [];
  return rows.flatMap((row, index) =>
    [...row.matchAll(/(\w+): *\[|['"]([^'"]+)['"]/g)].flatMap(([, opened, id]) => {
      list = opened ?? list;
      return id === undefined ? [] : [{id, list, line: index + 1}];
    }),
  );
}

/** Folders whose pages have a list of their own in sidebars.ts, of the same name. */
const LISTED = /^(programs|legal)\//;

/** Lines of sidebars.ts in the list of other pages. */
function inOtherLists(source: Source): Problem[] {
  const lines = sidebarLines(source);
  return lines.flatMap(({id, list, line}): Problem[] => {
    const own = LISTED.exec(id)?.[1] ?? 'pages';
    // A list of another name is somebody's own.
    if (list === own || !['pages', 'programs', 'legal'].includes(list)) return [];
    const isTwice = lines.some((one) => one.id === id && one.list === own);
    return [
      {
        file: 'sidebars.ts',
        field: '',
        line,
        found: `${id} in the list “${list}”`,
        remedy: isTwice
          ? `Delete '${id}' there: it stands in “${own}” already.`
          : `Move '${id}' to the list “${own}”, where it belongs.`,
      },
    ];
  });
}

const folderOf = (id: string): string => id.split('/').slice(0, -1).join('/');

/** Pages without a line in sidebars.ts, and lines without a page. */
export function checkSidebars(source: Source, originals: readonly RawDocument[]): Problem[] {
  const ids = originals.map(({id}) => id);
  // Of a page that only a translation has the original was deleted: that is told there.
  const translated = new Set(source.documents.map(({id}) => id));
  const unreadable = unreadableFiles(source);
  const lines = sidebarLines(source);
  const lineOf = (id: string): number | undefined => lines.find((one) => one.id === id)?.line;
  const problem = (found: string, remedy: string, line?: number): Problem => ({
    file: 'sidebars.ts',
    field: '',
    ...(line !== undefined && {line}),
    found,
    remedy,
  });
  const strays = inOtherLists(source).filter(({found}) =>
    ids.some((id) => found.startsWith(`${id} `)),
  );
  const missing = ids.filter((id) => !source.order.includes(id));
  const stale = source.order.filter(
    (id) =>
      !ids.includes(id) &&
      (!translated.has(id) || isMasseuse(id)) &&
      !unreadable.has(`docs/${id}.mdx`) &&
      !SINGLE_PAGES.some((single) => single === id),
  );
  const near = (id: string): string => {
    const bare = id.replace(/^docs\/|\.mdx?$/g, '');
    const same = missing.find((other) => other === bare || other.endsWith(`/${bare}`));
    // One page too few and one line too many: the page was called otherwise.
    const [only] = stale.length === 1 && missing.length === 1 ? missing : [];
    const isOnly = only !== undefined && folderOf(only) === folderOf(id);
    return same
      ? `Did you mean ${same}? `
      : isOnly
        ? `Did you mean ${only}? `
        : didYouMean(id, missing);
  };
  const renamed = new Set(stale.map(near).filter(Boolean));
  return [
    ...missing
      .filter((id) => !renamed.has(`Did you mean ${id}? `))
      .map((id) =>
        problem(`no line for ${id}`, `Add '${id}' where the page belongs in the order.`),
      ),
    ...stale.map((id) =>
      problem(
        isMasseuse(id)
          ? `a line for ${id}, a masseuse`
          : `a line for ${id}, and there is no docs/${id.replace(/\.mdx$/, '')}.mdx`,
        isMasseuse(id)
          ? 'Delete the line: masseuses stand in the order of their files’ names.'
          : near(id).trim() || 'Delete the line, or put the page back.',
        lineOf(id),
      ),
    ),
    ...[...new Set(source.order.filter((id, at) => source.order.indexOf(id) !== at))]
      .filter(
        (id) => !strays.some(({line}) => lines.some((one) => one.id === id && one.line === line)),
      )
      .map((id) => problem(`two lines for ${id}`, 'Keep one of them.', lineOf(id))),
    ...strays,
  ];
}
