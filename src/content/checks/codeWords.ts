/** Words of components in every other language: `code.json` against the code. */
import {didYouMean} from '../closest';
import type {ComponentWord} from '../componentWords';
import {type Problem, quote} from '../problems';
import type {Source} from '../read';
import {remembered} from '../remember';
import type {Text} from '../texts';

type CodeEntry = {readonly id: string; readonly message: string; readonly line: number};

const fileOf = (locale: string): string => `i18n/${locale}/code.json`;

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

type CodeFile = Parsed & {
  readonly lines: readonly {readonly id: string; readonly line: number}[];
  readonly entries: readonly CodeEntry[];
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
  return {...parsed, lines, entries};
}

/** The last content of each file, kept while its text stays the same. */
const lastCode = new Map<string, {text: string; read: CodeFile}>();

function codeFile(source: Source, locale: string): CodeFile | undefined {
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

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');

/** Placeholders lost, renamed or broken. */
function placeholderFault(message: string, original: string): string | undefined {
  const [here, there] = [placeholders(message), placeholders(original)];
  const open = message.split('{').length - 1;
  const close = message.split('}').length - 1;
  if (open !== close || (open !== here.length && there.length > 0)) {
    return 'a curly bracket without its twin';
  }
  const lost = there.filter((name) => !here.includes(name));
  const strange = here.filter((name) => !there.includes(name));
  if (strange.length > 0) return `the placeholder {${strange[0]}}`;
  return lost.length > 0 ? `no placeholder {${lost[0]}}` : undefined;
}

function entryFault(
  entry: unknown,
  word: ComponentWord,
): Omit<Problem, 'file' | 'field'> | undefined {
  const original = `The original reads ${quote(word.message)}.`;
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
    return {found: quote(entry), remedy: 'Write { "message": "…" }.'};
  }
  const strange = Object.keys(entry).filter((key) => key !== 'message' && key !== 'description');
  if (strange.length > 0) {
    return {
      found: `the field ${strange.join(', ')}`,
      remedy: `${didYouMean(strange[0] ?? '', ['message', 'description'])}An entry has "message" and, if you like, "description".`,
    };
  }
  const {message} = entry as {message?: unknown};
  if (typeof message !== 'string' || !message.trim()) {
    return {
      found: message === undefined ? 'nothing' : quote(message),
      remedy: `Translate it. ${original}`,
    };
  }
  const wrong = placeholderFault(message, word.message);
  if (wrong) {
    const names = placeholders(word.message);
    const keep =
      names.length > 0
        ? `Keep ${names.map((name) => `{${name}}`).join(', ')} as they are: the site puts a value there.`
        : 'Write no curly brackets: the original has no placeholder.';
    return {found: wrong, remedy: `${keep} ${original}`};
  }
  if (/<\/?[a-z][^>]*>|&[a-z]+;|\*\*|\[[^\]]+\]\(/i.test(message)) {
    return {
      found: `markup in ${quote(message)}`,
      remedy: 'Write plain words: it would be shown as it stands.',
    };
  }
  if (message !== message.trim()) {
    return {
      found: `a blank at the beginning or end of ${quote(message)}`,
      remedy: 'Delete the blank.',
    };
  }
  return undefined;
}

function checkLocale(source: Source, locale: string, words: readonly ComponentWord[]): Problem[] {
  const file = fileOf(locale);
  const read = codeFile(source, locale);
  if (!read) return [];
  const {value, fault, lines} = read;
  if (!value) return fault ? [{file, ...fault}] : [];
  const lineOf = (id: string): number | undefined => lines.find((entry) => entry.id === id)?.line;
  const byId = new Map(words.map((word) => [word.id, word]));
  const unknown = Object.keys(value).filter((id) => !byId.has(id) && !id.startsWith('theme.'));
  const missing = [...byId.keys()].filter((id) => !Object.hasOwn(value, id));
  const renamed = new Set<string>();
  const strange = unknown.map((id): Problem => {
    const near = didYouMean(id, missing);
    if (near) renamed.add(near.slice('Did you mean '.length, -2));
    return {
      file,
      field: id,
      line: lineOf(id),
      found: 'an entry that no component asks for',
      remedy: near ? `${near}Otherwise delete the entry.` : 'Delete the entry.',
    };
  });
  const twice = lines.filter(({id}, index) => lines.findIndex((other) => other.id === id) < index);
  return [
    ...strange,
    ...twice.map(({id, line}) => ({
      file,
      field: id,
      line,
      found: 'the entry for the second time',
      remedy: 'Keep one of the two.',
    })),
    ...missing
      .filter((id) => !renamed.has(id))
      .map((id) => ({
        file,
        field: id,
        found: 'no entry',
        remedy: `Add it: "${id}": {"message": "…"}. The original reads ${quote(byId.get(id)?.message)}.`,
      })),
    ...[...byId.values()].flatMap((word): Problem[] => {
      if (!Object.hasOwn(value, word.id)) return [];
      const wrong = entryFault(value[word.id], word);
      return wrong ? [{file, field: word.id, line: lineOf(word.id), ...wrong}] : [];
    }),
  ];
}

/** Names entries of `code.json` that are missing, empty, unknown or broken. */
export function checkCodeWords(source: Source): Problem[] {
  const {componentWords: words, defaultLocale, locales} = source;
  if (!words) return [];
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => checkLocale(source, locale, words));
}

type Place = {readonly file: string; readonly locale: string};

/** A text once for each entry, so that what is known of it is kept. */
const textOfEntry = remembered(({id, message, line}: CodeEntry) =>
  remembered(({file, locale}: Place): Text => ({file, locale, field: id, line, text: message})),
);

const places = new Map<string, Place>();
function placeOf(file: string, locale: string): Place {
  const key = `${locale} ${file}`;
  const place = places.get(key) ?? {file, locale};
  places.set(key, place);
  return place;
}

/** Words of components as texts: the original's in the code, the others' in `code.json`. */
export function codeTexts(source: Source): Text[] {
  const {componentWords = [], defaultLocale, locales} = source;
  const original = componentWords.map((word) =>
    textOfEntry(word)(placeOf(word.file, defaultLocale)),
  );
  const translated = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      codeEntries(source, locale).map((entry) =>
        textOfEntry(entry)(placeOf(fileOf(locale), locale)),
      ),
    );
  return [...original, ...translated];
}
