/**
 * Looks for words that stand on two pages of a language: a run of eight, a pull quote, a closing.
 * What is meant to be the same everywhere is a component, and not read here; legal pages may
 * repeat themselves, and so may lists, headings and search descriptions.
 */
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source, SourceDocument} from '../../source';

/** How many equal words in a row are no coincidence. */
const RUN = 8;

const REMEDY =
  'Say it otherwise on one of the two pages; if it has to be the same everywhere, make it a component.';

/** What is compared: a text as it stands, and the field or the line it stands in. */
type Passage = {readonly field: string; readonly line?: number | undefined; readonly text: string};

const isRepeatable = ({id}: SourceDocument): boolean => id.startsWith('legal/');

/** Words still to be written are the same wherever a command has put them. */
const written = (passages: readonly Passage[]): Passage[] =>
  passages.filter(({text}) => !isMarked(text));

const isText = (value: unknown): value is string => typeof value === 'string';

/** The program's closing in its frontmatter, if it has one. */
function closingOf({frontMatter}: SourceDocument): {title?: unknown; text?: unknown} {
  const {closing} = frontMatter;
  return closing !== null && typeof closing === 'object' ? closing : {};
}

/** Words in lower case without punctuation or markup; a link counts by what it shows. */
function words(text: string): string[] {
  return text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Parts of a text between blank lines, with their lines. */
function blocksOf(text: string, firstLine = 1): Passage[] {
  let line = firstLine;
  return text.split(/(\n\s*\n)/).flatMap((part, index) => {
    const own = line + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1;
    line += part.split('\n').length - 1;
    return index % 2 === 0 ? [{field: '', line: own, text: part.trim()}] : [];
  });
}

/** Paragraphs: not imports, headings, lists, quotes, tables or components. */
function runningText(document: SourceDocument): Passage[] {
  const {frontMatter, body, bodyLine} = document;
  const {text} = closingOf(document);
  return [
    {field: 'lead', text: isText(frontMatter.lead) ? frontMatter.lead : ''},
    {field: 'closing.text', text: isText(text) ? text : ''},
    ...blocksOf(body, bodyLine).filter(
      ({text: block}) => !/^(import |#|[-*] |\d+\. |>|<|\||\{)/.test(block),
    ),
  ];
}

/** Pull quotes of a page. */
function quotes({body, bodyLine}: SourceDocument): Passage[] {
  return blocksOf(body, bodyLine).filter(({text}) => text.startsWith('>'));
}

/** The last call of a page: heading and paragraph, in its frontmatter or in its last component. */
function closings(document: SourceDocument): Passage[] {
  const {title, text} = closingOf(document);
  const {body, bodyLine = 1} = document;
  const call = [...body.matchAll(/<CallToAction[^>]*>([\s\S]*?)<\/CallToAction>/g)].at(-1);
  const line = bodyLine + body.slice(0, call?.index ?? 0).split('\n').length - 1;
  return [
    {field: 'closing.title', text: isText(title) ? title : ''},
    {field: 'closing.text', text: isText(text) ? text : ''},
    ...blocksOf(call?.[1] ?? '', line),
  ];
}

const problem = (file: string, {field, line}: Passage, what: string, other: string): Problem => ({
  file,
  field,
  line,
  found: `${what}, as in ${other}`,
  remedy: REMEDY,
});

/** Whole passages that stand on an earlier page too. */
function repeatedPassages(
  documents: readonly SourceDocument[],
  passagesOf: (document: SourceDocument) => Passage[],
  what: string,
): Problem[] {
  const owners = new Map<string, string>();
  return documents.flatMap((document) =>
    written(passagesOf(document)).flatMap((passage) => {
      const key = words(passage.text).join(' ');
      if (!key) return [];
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, document.file);
      if (owner === undefined || owner === document.file) return [];
      return [problem(document.file, passage, `${what} “${key}”`, owner)];
    }),
  );
}

/** Runs of a passage that an earlier page has too, joined where they overlap. */
function repeatedRuns(
  list: readonly string[],
  ownerAt: (index: number) => string | undefined,
): {readonly run: string; readonly owner: string}[] {
  const found: {start: number; end: number; owner: string}[] = [];
  for (let index = 0; index + RUN <= list.length; index += 1) {
    const owner = ownerAt(index);
    const last = found.at(-1);
    if (owner === undefined) continue;
    if (last?.owner === owner && index <= last.end) last.end = index + RUN;
    else found.push({start: index, end: index + RUN, owner});
  }
  return found.map(({start, end, owner}) => ({run: list.slice(start, end).join(' '), owner}));
}

/** The passages of a document with their words, and with the run that begins at each. */
const runsOf = remembered((document: SourceDocument) =>
  written(runningText(document)).map((passage) => {
    const list = words(passage.text);
    const runs = list.map((_, index) => list.slice(index, index + RUN).join(' '));
    return {passage, list, runs: runs.slice(0, Math.max(0, list.length - RUN + 1))};
  }),
);

function checkRuns(documents: readonly SourceDocument[]): Problem[] {
  const owners = new Map<string, string>();
  return documents.flatMap((document) => {
    const problems = runsOf(document).flatMap(({passage, list, runs}) =>
      repeatedRuns(list, (index) => owners.get(runs[index] ?? '')).map(({run, owner}) =>
        problem(document.file, passage, `the words “${run}”`, owner),
      ),
    );
    for (const {runs} of runsOf(document)) {
      for (const run of runs) if (!owners.has(run)) owners.set(run, document.file);
    }
    return problems;
  });
}

/** Names every repetition between two pages of a language, on the second of them. */
export function checkRepetition({documents, locales}: Source): Problem[] {
  return locales.flatMap((locale) => {
    const own = documents.filter(
      (document) => document.locale === locale && !isRepeatable(document),
    );
    return [
      ...checkRuns(own),
      ...repeatedPassages(own, quotes, 'the pull quote'),
      ...repeatedPassages(own, closings, 'the closing'),
    ];
  });
}
