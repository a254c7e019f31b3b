/** The parts of the menu's page, held against the programs: tabs, words of the scale, services. */
import {parseBody} from '../../body/parse';
import {attributeOf, isElement, stepsOf} from '../../body/walk';
import {codeEntries} from '../../read/codeFile';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {CATEGORIES, INTENSITIES} from '../../vocabularies';
import {type RawDocument, unreadableFiles, lineInFile} from '../raw';
import {lineOf} from '../../body/lines';

/** Parts of which each stands once, by the property that tells one from another. */
const PARTS = {MenuTab: 'id', Intensity: 'word', Service: 'program'} as const;
type PartName = keyof typeof PARTS;
const isPart = (name: string | null): name is PartName =>
  name !== null && Object.hasOwn(PARTS, name);

type Part = {readonly name: PartName; readonly value: string; readonly line: number};

function partsOf(document: RawDocument): Part[] {
  const {tree} = parseBody(document.body);
  if (!tree) return [];
  return stepsOf(tree).flatMap(({node}): Part[] => {
    if (!isElement(node) || !isPart(node.name)) return [];
    const {name} = node;
    const typed = attributeOf(node, PARTS[name]);
    const value = typeof typed === 'string' ? typed.trim() : '';
    const line = lineInFile(document, lineOf(node));
    return value ? [{name, value, line}] : [];
  });
}

/** Values that no part of a name has, though the programs need it. */
type Lost = Readonly<Partial<Record<PartName, readonly string[]>>>;

/** What stands twice: pasted, and its property not changed. */
function repeated(document: RawDocument, parts: readonly Part[], lost: Lost): Problem[] {
  return parts.flatMap(({name, value, line}, index): Problem[] => {
    const first = parts
      .slice(0, index)
      .find((other) => other.name === name && other.value.toLowerCase() === value.toLowerCase());
    if (!first) return [];
    const property = PARTS[name];
    const [meant, ...others] = lost[name] ?? [];
    return [
      {
        file: document.file,
        field: `${name} ${property}`,
        line,
        found: `"${value}", which line ${first.line} has already`,
        remedy:
          meant !== undefined && others.length === 0
            ? `Write ${property}="${meant}", which is missing, in the one of the two whose words speak of it.`
            : `No two <${name}> have the same ${property}: correct one of the two, or delete it.`,
      },
    ];
  });
}

/** What the programs say, as far as it is known. */
type Said = {readonly categories: ReadonlySet<string>; readonly intensities: readonly string[]};

function saidBy(documents: readonly RawDocument[]): Said {
  const programs = documents.filter(({kind, isOriginal}) => kind === 'program' && isOriginal);
  const typed = (field: string): string[] => programs.map(({facts}) => String(facts[field]));
  return {
    categories: new Set(typed('category')),
    intensities: INTENSITIES.filter((word) => typed('intensity').includes(word)),
  };
}

/** The words that stand for one of the scale on a page of some language. */
function wordsFor(intensity: string, source: Source, locale: string): string[] {
  const id = `intensity.${intensity.toLowerCase()}`;
  const translated = codeEntries(source, locale).find((entry) => entry.id === id)?.message;
  return [intensity, ...(translated ? [translated] : [])];
}

const wantedTabs = ({categories}: Said): readonly string[] => [
  'all',
  ...CATEGORIES.filter((category) => categories.has(category)),
];

/** Tabs that programs need, and words of the scale that they carry, which are not among the parts. */
function lostAmong(parts: readonly Part[], said: Said, wordsOf: (word: string) => string[]): Lost {
  const has = (name: PartName, forms: readonly string[]): boolean =>
    parts.some(
      (part) =>
        part.name === name && forms.some((form) => form.toLowerCase() === part.value.toLowerCase()),
    );
  return {
    MenuTab: wantedTabs(said).filter((id) => !has('MenuTab', [id])),
    Intensity: said.intensities
      .map(wordsOf)
      .filter((forms) => !has('Intensity', forms))
      .map((forms) => forms.at(-1) ?? ''),
  };
}

/** Whether all parts are of tabs and words that there are: of what is misspelt, one may be what is missing. */
const areAllKnown = (parts: readonly Part[], words: ReadonlySet<string>): boolean =>
  parts.every(({name, value}) => {
    if (name === 'Service') return true;
    if (name === 'Intensity') return words.has(value.toLowerCase());
    return value === 'all' || CATEGORIES.some((category) => category === value);
  });

function missing(document: RawDocument, parts: readonly Part[], said: Said, missed: Lost) {
  const {file} = document;
  const problem = (
    found: string,
    remedy: string,
    part?: Part,
    more?: Partial<Problem>,
  ): Problem => ({
    file,
    field: part ? `${part.name} ${PARTS[part.name]}` : '',
    ...(part && {line: part.line}),
    found,
    remedy,
    ...more,
  });
  const tabs = parts.filter(({name}) => name === 'MenuTab');
  const words = parts.filter(({name}) => name === 'Intensity');
  const wanted = wantedTabs(said);
  const lost = [
    ...((tabs.length > 0 && missed.MenuTab) || []).map((id) =>
      problem(
        `no <MenuTab id="${id}">`,
        id === 'all' ? 'Put it back: all programs stand there.' : 'Put it back: it has programs.',
        undefined,
        {rule: 'missing-component', components: [`<MenuTab id="${id}"`]},
      ),
    ),
    ...((words.length > 0 && missed.Intensity) || []).map((word) =>
      problem(
        `no <Intensity> for ${word}`,
        'Programs carry this word: put it back, with what it means.',
      ),
    ),
  ];
  // A tab that the original has is told there.
  const idle = (document.isOriginal ? tabs : []).filter(
    ({value}) => CATEGORIES.some((category) => category === value) && !wanted.includes(value),
  );
  return [
    ...lost,
    ...idle.map((tab) =>
      problem(
        `"${tab.value}", and no program is of this category`,
        'Delete the tab in every language, or give a program this category.',
        tab,
      ),
    ),
  ];
}

/** Names tabs, words and services that stand twice, are missing, or have nothing to show. */
export function checkMenu(source: Source, documents: readonly RawDocument[]): Problem[] {
  const said = saidBy(documents);
  const areKnown = unreadableFiles(source).size === 0 && said.categories.size > 0;
  return documents.flatMap((document) => {
    const parts = partsOf(document);
    if (parts.length === 0) return [];
    const wordsOf = (word: string): string[] => wordsFor(word, source, document.locale);
    const known = new Set(INTENSITIES.flatMap(wordsOf).map((word) => word.toLowerCase()));
    const lost = areKnown ? lostAmong(parts, said, wordsOf) : {};
    const twice = repeated(document, parts, lost);
    // Of twins one may be what is missing, too.
    const isSure = twice.length === 0 && areAllKnown(parts, known);
    return [...twice, ...(areKnown ? missing(document, parts, said, isSure ? lost : {}) : [])];
  });
}
