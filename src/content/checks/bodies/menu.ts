/** The parts of the menu's page, held against the programs: tabs, words of the scale, services. */
import {parseBody} from '../../body/parse';
import {attributeOf, isElement, stepsOf} from '../../body/walk';
import {codeEntries} from '../../read/codeFile';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {CATEGORIES, INTENSITIES} from '../../vocabularies';
import {type RawDocument, unreadableFiles} from '../raw';
import {lineOf} from '../../body/lines';

/** Parts of which each stands once, by the property that tells one from another. */
const PARTS = {MenuTab: 'id', Intensity: 'word', Service: 'program'} as const;
type PartName = keyof typeof PARTS;
const isPart = (name: string | null): name is PartName =>
  name !== null && Object.hasOwn(PARTS, name);

type Part = {readonly name: PartName; readonly value: string; readonly line: number};

function partsOf({body, bodyLine = 1}: RawDocument): Part[] {
  const {tree} = parseBody(body);
  if (!tree) return [];
  return stepsOf(tree).flatMap(({node}): Part[] => {
    if (!isElement(node) || !isPart(node.name)) return [];
    const {name} = node;
    const typed = attributeOf(node, PARTS[name]);
    const value = typeof typed === 'string' ? typed.trim() : '';
    const line = lineOf(node) + bodyLine - 1;
    return value ? [{name, value, line}] : [];
  });
}

/** What stands twice: pasted, and its property not changed; `lost` are the values that no part of a name has. */
function repeated(
  document: RawDocument,
  parts: readonly Part[],
  lost: (name: PartName) => readonly string[] = () => [],
): Problem[] {
  return parts.flatMap(({name, value, line}, index): Problem[] => {
    const first = parts
      .slice(0, index)
      .find((other) => other.name === name && other.value.toLowerCase() === value.toLowerCase());
    if (!first) return [];
    const property = PARTS[name];
    const [meant, ...others] = lost(name);
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

/** Tabs that programs need, and words of the scale that they carry, which are not among the parts. */
function lostValues(
  name: PartName,
  {locale}: RawDocument,
  parts: readonly Part[],
  said: Said,
  source: Source,
): string[] {
  const own = parts.filter((part) => part.name === name).map(({value}) => value.toLowerCase());
  const has = (forms: readonly string[]): boolean =>
    forms.some((form) => own.includes(form.toLowerCase()));
  if (name === 'MenuTab') return wantedTabs(said).filter((id) => !has([id]));
  if (name === 'Service') return [];
  return said.intensities
    .map((word) => wordsFor(word, source, locale))
    .filter((forms) => !has(forms))
    .map((forms) => forms.at(-1) ?? '');
}

const wantedTabs = ({categories}: Said): readonly string[] => [
  'all',
  ...CATEGORIES.filter((category) => categories.has(category)),
];

function missing(document: RawDocument, parts: readonly Part[], said: Said, source: Source) {
  const {file, locale} = document;
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
  const known = new Set(
    INTENSITIES.flatMap((word) => wordsFor(word, source, locale)).map((word) => word.toLowerCase()),
  );
  // Of twins, and of what is misspelt, one may be what is missing.
  const areSure =
    repeated(document, parts).length === 0 &&
    tabs.every(({value}) => value === 'all' || CATEGORIES.some((category) => category === value)) &&
    words.every(({value}) => known.has(value.toLowerCase()));
  const lost = [
    ...(tabs.length > 0 ? lostValues('MenuTab', document, parts, said, source) : []).map((id) =>
      problem(
        `no <MenuTab id="${id}">`,
        id === 'all' ? 'Put it back: all programs stand there.' : 'Put it back: it has programs.',
        undefined,
        {rule: 'missing-component', components: [`<MenuTab id="${id}"`]},
      ),
    ),
    ...(words.length > 0 ? lostValues('Intensity', document, parts, said, source) : []).map(
      (word) =>
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
    ...(areSure ? lost : []),
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
    return [
      ...repeated(document, parts, (name) =>
        areKnown ? lostValues(name, document, parts, said, source) : [],
      ),
      ...(areKnown ? missing(document, parts, said, source) : []),
    ];
  });
}
