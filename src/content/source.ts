/** What is on disk, as read and before it is checked. */
import type {ComponentWord} from './read/componentWords';
import {lineOfField} from './read/frontMatter';
import type {Problem} from './problems';
import type {Released} from './read/released';

/** One MDX file of one language, as it stands on disk. */
export type SourceDocument = {
  /** Path in its tree without the extension: the same in every language. */
  readonly id: string;
  readonly locale: string;
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly frontMatter: Record<string, unknown>;
  /** The Markdown below the frontmatter. */
  readonly body: string;
  /** Line on which the body begins, counted from 1. */
  readonly bodyLine?: number;
};

/** What is on disk, in every language. */
export type Source = {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  /** Languages of the configuration whose folders are not there. */
  readonly unread?: readonly string[];
  readonly documents: readonly SourceDocument[];
  /** Parsed `business.yml`, undefined when missing or unreadable. */
  readonly business: unknown;
  /** Parsed `wording.yml` by language. */
  readonly wording: Readonly<Record<string, unknown>>;
  /** Text of `code.json` by language, the original's apart: that one is the code. */
  readonly codeWords?: Readonly<Record<string, string>>;
  /** English words in the code of components; undefined where nobody looked. */
  readonly componentWords?: readonly ComponentWord[];
  /** Files in `docs/pictures`. */
  readonly pictures: readonly string[];
  /** Ids of programs that have a tile; undefined where nobody looked. */
  readonly tiles?: readonly string[];
  /** Tiles that are still a drawing of the house's own, from the project's root. */
  readonly tileStandIns?: readonly string[];
  /** Texts of docs/_templates, by what they are for; undefined where nobody looked. */
  readonly templates?: Readonly<Record<string, string>>;
  /** Files of `static`, which the site serves as they are. */
  readonly statics?: readonly string[];
  /** First parts of addresses that the site itself needs. */
  readonly reserved?: readonly string[];
  /** Addresses of the last release; undefined where there is none. */
  readonly released?: Released;
  /** Parsed `gone.yml`, undefined where there is none. */
  readonly gone?: unknown;
  /** Document ids in the order of `sidebars.ts`. */
  readonly order: readonly string[];
  readonly problems: readonly Problem[];
  /** Text of the files whose fields have lines. */
  readonly texts?: Readonly<Record<string, string>>;
};

/** Folder of the original's pages, with the facts and the pictures. */
export const ORIGINALS = 'docs';

/** Folder that holds a language's pages, from the project's root. */
export function contentFolder(locale: string, defaultLocale: string): string {
  return locale === defaultLocale
    ? ORIGINALS
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

/**
 * The problem on the line of the words that it quotes, where these stand further down in a paragraph, or in a row of
 * components, that is read in one go.
 */
function atQuoted(problem: Problem, line: number, text: string): Problem {
  const quoted = /“([^”]+?)…?”/u.exec(problem.found)?.[1]?.toLowerCase();
  // What is missing stands elsewhere by chance.
  const isThere = quoted !== undefined && !/(?:^no|without) “/.test(problem.found);
  if (!isThere || !problem.file.endsWith('.mdx')) return problem;
  const below = text.split('\n').slice(line - 1);
  const end = below.findIndex((row) => !row.trim());
  const at = below
    .slice(0, end < 0 ? undefined : end)
    .findIndex((row) => row.toLowerCase().includes(quoted));
  return at > 0 ? {...problem, line: line + at} : problem;
}

/** Line of a problem's field, where the file has lines and the problem has none yet. */
export function withLine(source: Source, problem: Problem): Problem {
  const text = source.texts?.[problem.file];
  if (text === undefined) return problem;
  if (problem.line !== undefined) return atQuoted(problem, problem.line, text);
  if (!problem.field) return problem;
  const head = problem.file.endsWith('.mdx')
    ? /^---\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1]
    : text;
  const line = lineOfField(head ?? '', problem.field, problem.file.endsWith('.mdx') ? 2 : 1);
  return line === undefined ? problem : {...problem, line};
}

/** In how many languages each page stands, by its id. */
export function languageCounts(documents: readonly SourceDocument[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {id} of documents) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
