/** Reads a language's `code.json`: its entries, the lines they stand on, and whether it can be read at all. */
import type {Problem} from './problems';
import type {Source} from './source';

export type CodeEntry = {readonly id: string; readonly message: string; readonly line: number};

/** The file with the words of components in a language. */
export const fileOf = (locale: string): string => `i18n/${locale}/code.json`;

/** Lines on which entries begin; an id that stands twice has two. */
function findLines(text: string): {id: string; line: number}[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/"((?:[^"\\]|\\.)*)"\s*:\s*\{/g)].map(([, id = '']) => ({
      id,
      line: index + 1,
    })),
  );
}

type Parsed = {
  readonly value?: Record<string, unknown>;
  readonly fault?: Omit<Problem, 'file'>;
};

function parseJson(text: string): Parsed {
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
    const reason = (error as Error).message;
    const at = /position (\d+)/.exec(reason)?.[1];
    const before = at === undefined ? text.trimEnd() : text.slice(0, Number(at));
    return {
      fault: {
        field: '',
        line: before.split('\n').length,
        found: 'text that is not valid JSON',
        remedy:
          'Look at this line and the one above it: a comma after each entry but the last, straight quotation marks, a bracket closed for each opened.',
      },
    };
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

/** The last content of each file, kept while its text stays the same. */
const lastCode = new Map<string, {text: string; read: CodeFile}>();

/** A language's file, read; undefined where there is none. */
export function codeFile(source: Source, locale: string): CodeFile | undefined {
  const text = source.codeWords?.[locale];
  if (text === undefined) return undefined;
  const earlier = lastCode.get(locale);
  if (earlier?.text === text) return earlier.read;
  const read = readCode(text);
  lastCode.set(locale, {text, read});
  return read;
}

/** The readable entries of a language. */
export function codeEntries(source: Source, locale: string): readonly CodeEntry[] {
  return codeFile(source, locale)?.entries ?? [];
}
