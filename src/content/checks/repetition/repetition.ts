/**
 * Looks for words that stand on two pages of a language: a run of eight, a pull quote, a closing.
 * What is meant to be the same everywhere is a component, and not read here; legal pages may
 * repeat themselves, and so may lists, headings and search descriptions.
 */
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source, SourceDocument} from '../../source';
import {shortened} from '../../language/wordCounts';
import {type Place, isGuest} from './guest';

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

/** A text without markup; a link counts by what it shows. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*[\]]|^[#>]+ /gm, '');

/** Words in lower case without punctuation or markup. */
const words = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Some words of a text as they are typed, with their signs. */
function typedRun(text: string, start: number, end: number): string {
  const own = plain(text);
  const found = [...own.matchAll(/[\p{L}\p{N}]+/gu)];
  const last = found[end - 1];
  return own.slice(found[start]?.index, last && last.index + last[0].length);
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

/** Words that stand at two places, in the order of the pages. */
type Repeated = {
  readonly what: string;
  /** The words as they are typed. */
  readonly typed: string;
  readonly first: {readonly document: SourceDocument; readonly passage: Passage};
  readonly second: {readonly document: SourceDocument; readonly passage: Passage};
};

/** Told on the page that the words were pasted into; where that is not clear, on the second. */
function problem({what, typed, first, second}: Repeated, source: Source): Problem {
  const placeOf = ({document, passage}: Repeated['first']): Place => ({
    document,
    field: passage.field,
    text: passage.text,
  });
  const isFirst = isGuest(placeOf(first), placeOf(second), source);
  const [here, there] = isFirst ? [first, second] : [second, first];
  return {
    file: here.document.file,
    field: here.passage.field,
    line: here.passage.line,
    found: `${what} ${shortened(typed.replace(/\s+/g, ' ').trim())}, as in ${there.document.file}`,
    remedy: REMEDY,
  };
}

/** Whole passages that stand on an earlier page too. */
function repeatedPassages(
  documents: readonly SourceDocument[],
  passagesOf: (document: SourceDocument) => Passage[],
  what: string,
): Repeated[] {
  const owners = new Map<string, Repeated['first']>();
  return documents.flatMap((document) =>
    written(passagesOf(document)).flatMap((passage): Repeated[] => {
      const key = words(passage.text).join(' ');
      if (!key) return [];
      const first = owners.get(key);
      const second = {document, passage};
      if (first === undefined) owners.set(key, second);
      if (first === undefined || first.document === document) return [];
      return [{what, typed: plain(passage.text), first, second}];
    }),
  );
}

type Owner = Repeated['first'];
type Run = {readonly start: number; end: number; readonly owner: Owner};

/** Runs of a passage that an earlier page has too, joined where they overlap. */
function repeatedRuns(
  length: number,
  ownerAt: (index: number) => Owner | undefined,
): readonly Run[] {
  const found: Run[] = [];
  for (let index = 0; index + RUN <= length; index += 1) {
    const owner = ownerAt(index);
    const last = found.at(-1);
    if (owner === undefined) continue;
    if (last?.owner.document === owner.document && index <= last.end) last.end = index + RUN;
    else found.push({start: index, end: index + RUN, owner});
  }
  return found;
}

/** The passages of a document with their words, and with the run that begins at each. */
const runsOf = remembered((document: SourceDocument) =>
  written(runningText(document)).map((passage) => {
    const list = words(passage.text);
    const runs = list.map((_, index) => list.slice(index, index + RUN).join(' '));
    return {passage, list, runs: runs.slice(0, Math.max(0, list.length - RUN + 1))};
  }),
);

function repeatedWords(documents: readonly SourceDocument[]): Repeated[] {
  const owners = new Map<string, Owner>();
  return documents.flatMap((document) => {
    const found = runsOf(document).flatMap(({passage, list, runs}) =>
      repeatedRuns(list.length, (index) => owners.get(runs[index] ?? '')).map(
        ({start, end, owner}): Repeated => ({
          what: 'the words',
          typed: typedRun(passage.text, start, end),
          first: owner,
          second: {document, passage},
        }),
      ),
    );
    for (const {passage, runs} of runsOf(document)) {
      for (const run of runs) if (!owners.has(run)) owners.set(run, {document, passage});
    }
    return found;
  });
}

/** Whether words stand in a passage that is repeated as a whole: told with it. */
const isWithin = ({second, typed}: Repeated, whole: Repeated): boolean =>
  second.document === whole.second.document && whole.typed.includes(typed);

/** Whether one of the two places is told of already: what is no paragraph may be the same elsewhere. */
const isTold = ({first, second}: Repeated, told: readonly Problem[]): boolean =>
  [first, second].some(({document, passage}) =>
    told.some(({file, line}) => file === document.file && line === passage.line),
  );

/** Names every repetition between two pages of a language, but for places that something is told of. */
export function checkRepetition(source: Source, told: readonly Problem[] = []): Problem[] {
  const {documents, locales} = source;
  return locales.flatMap((locale) => {
    const own = documents.filter(
      (document) => document.locale === locale && !isRepeatable(document),
    );
    const whole = [
      ...repeatedPassages(own, quotes, 'the pull quote'),
      ...repeatedPassages(own, closings, 'the closing'),
    ];
    const parts = repeatedWords(own).filter((one) => !whole.some((other) => isWithin(one, other)));
    return [...parts, ...whole]
      .filter((one) => !isTold(one, told))
      .map((one) => problem(one, source));
  });
}
