/** Reads a language's `code.json`: its entries, the lines they stand on, and whether it can be read at all. */
import {ABSENT} from './files';
import type {Problem} from '../problems';
import {rememberedByFile} from '../remember';
import type {Source} from '../source';

export type CodeEntry = {readonly id: string; readonly message: string; readonly line: number};

/** The file with the words of components in a language. */
export const fileOf = (locale: string): string => `i18n/${locale}/code.json`;

/** A fault of any file; where this one is not there, a command makes it. */
export const withCommand = (problem: Problem): Problem =>
  problem.found === ABSENT && problem.file.endsWith('/code.json')
    ? {
        ...problem,
        remedy: `Bring it back: git checkout -- ${problem.file}. For a new language, npm run translations -- --write makes it, marked.`,
      }
    : problem;

/**
 * Lines on which entries begin; an id that stands twice has two. One may lack its curly brackets: ids have a full
 * stop within, and the names of fields have none.
 */
function findLines(text: string): {id: string; line: number}[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/"((?:[^"\\]|\\.)*)"\s*:\s*(\{?)/g)]
        .filter(([, id = '', bracket]) => bracket || id.includes('.'))
        .map(([, id = '']) => ({id, line: index + 1})),
    );
}

type Place = Pick<Problem, 'line' | 'found' | 'remedy'>;

/** Where the reader of JSON stopped, which is at the mistake or after it. */
function placeOf({message}: Error, text: string): Place {
  const at = /position (\d+)/.exec(message)?.[1];
  const before = at === undefined ? text.trimEnd() : text.slice(0, Number(at));
  return {
    line: before.split('\n').length,
    found: 'text that is not valid JSON',
    remedy:
      'Look at this line and the one above it: a comma after each entry but the last, straight quotation marks, a bracket closed for each opened.',
  };
}

const WORDS = /^\s*"(?:message|description)"\s*:\s*(.*?)\s*,?\s*$/;

/** What a line by itself shows to be wrong with its signs. */
const ROWS: readonly (readonly [row: RegExp, found: string, remedy: string])[] = [
  [/^\s*"[^"]+"\s*[{"]/, 'no colon', 'Write a colon behind the first word in quotation marks.'],
  [
    /^\s*'[^']*'\s*:|:\s*'[^']*'\s*,?\s*$/,
    'single quotation marks',
    'Write two straight quotation marks, "…", around names and around words.',
  ],
  [/(?:^|[{,:])\s*"[^"]*\t/, 'a tab in the words', 'Write a blank in its place.'],
  [/^\}\s*\{/, 'a second list of entries', 'Write its entries between the brackets of the first.'],
];

/** A file that ends in the middle was cut off as it was saved or copied. */
const CUT: Omit<Place, 'line'> = {
  found: 'the end of the file, in the middle of an entry',
  remedy: 'The rest was cut off: bring it back from git, or write it again.',
};

/** Where a second list of entries begins, below the first. */
const secondList = (text: string): number | undefined => {
  const [first] = /^[^]*?\n\}\s*(?=\{)/.exec(text) ?? [];
  return first?.split('\n').length;
};

/** The end of an entry that lost its bracket: the next one begins before it, and all of it would stand within. */
function unclosedEntry(rows: readonly string[]): Place | undefined {
  const next = rows.findIndex(
    (row, at) =>
      /^\s*"[^"]*"\s*:\s*\{\s*$/.test(row) &&
      !/^\s*\{?\s*$|\{\s*$|\},?\s*$/.test(rows[at - 1] ?? '{'),
  );
  return next < 0
    ? undefined
    : {
        line: next,
        found: 'an entry that is not closed',
        remedy: 'Write “},” at its end, on a line of its own.',
      };
}

/** The first line of words that cannot be read by itself, and why. */
function brokenLine(text: string): Place | undefined {
  const rows = text.split('\n');
  if (text.trim() && !/[}\]]\s*$/.test(text))
    return {line: text.trimEnd().split('\n').length, ...CUT};
  const again = secondList(text);
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const fault = line === again ? ROWS.at(-1) : ROWS.find(([pattern]) => pattern.test(row));
    if (fault) return {line, found: fault[1], remedy: fault[2]};
    if (/^\s*(?:\/\/|\/\*|#)/.test(row)) {
      return {line, found: 'a note', remedy: 'Delete it: JSON has no notes.'};
    }
    const words = WORDS.exec(row)?.[1];
    if (words === undefined || /^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/.test(words))
      continue;
    const inner = /^"(.*)"$/.exec(words)?.[1];
    if (inner?.includes('"')) {
      const remedy =
        'Write «…» in Spanish and “…” in English; straight marks stand around the whole text only.';
      return {line, found: 'a straight quotation mark within the words', remedy};
    }
    if (inner?.includes('\\')) {
      return {line, found: 'the sign \\', remedy: 'Delete it, or write \\\\ to show one.'};
    }
    if (/^(?:\d|true|false|null|\[|\{)/.test(words)) continue;
    const remedy = 'Write the words between two straight quotation marks, "…", on one line.';
    return {line, found: words ? words.slice(0, 40) : 'no words', remedy};
  }
  return unclosedEntry(rows);
}

type Parsed = {
  readonly value?: Record<string, unknown>;
  readonly fault?: Omit<Problem, 'file'>;
};

/** The entries of a file of words, or what keeps it from being read. */
export function parseJson(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return {value: value as Record<string, unknown>};
    }
    return {
      fault: {
        field: '',
        found: 'something else than a list of entries',
        remedy: 'Write { "id": { "message": "…" } }, as in the other languages.',
      },
    };
  } catch (error) {
    return {fault: {field: '', ...(brokenLine(text) ?? placeOf(error as Error, text))}};
  }
}

/** Entries that say their words twice: the reader of JSON keeps the last, and says nothing. */
function doubledMessages(text: string): {id: string; line: number}[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:\s*\{([^{}"]|"(?:[^"\\]|\\.)*")*\}/g)].flatMap(
    (match) => {
      const [whole, id = ''] = match;
      const line = text.slice(0, match.index).split('\n').length;
      return [...whole.matchAll(/"message"\s*:/g)].length > 1 ? [{id, line}] : [];
    },
  );
}

type CodeFile = Parsed & {
  readonly lines: readonly {readonly id: string; readonly line: number}[];
  readonly entries: readonly CodeEntry[];
  readonly doubled: readonly {readonly id: string; readonly line: number}[];
};

function readCode(text: string): CodeFile {
  const parsed = parseJson(text);
  const lines = findLines(text);
  const lineOf = new Map(lines.map(({id, line}) => [id, line]));
  const entries = Object.entries(parsed.value ?? {}).flatMap(([id, entry]): CodeEntry[] => {
    const message = (entry as {message?: unknown} | null)?.message;
    return typeof message === 'string' && message.trim()
      ? [{id, message, line: lineOf.get(id) ?? 1}]
      : [];
  });
  return {...parsed, lines, entries, doubled: doubledMessages(text)};
}

const readFile = rememberedByFile((_file, text: string) => readCode(text));

/** A language's file, read; undefined where there is none. */
export function codeFile(source: Source, locale: string): CodeFile | undefined {
  const text = source.codeWords?.[locale];
  return text === undefined ? undefined : readFile(fileOf(locale), text);
}

/** The readable entries of a language. */
export function codeEntries(source: Source, locale: string): readonly CodeEntry[] {
  return codeFile(source, locale)?.entries ?? [];
}
