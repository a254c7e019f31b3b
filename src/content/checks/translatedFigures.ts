/** Numbers that differ between the languages: in legal texts, and in what a program includes. */
import {numberPattern, valueOf} from '../numbers';
import type {Problem} from '../problems';
import {remembered} from '../remember';
import {textsOf} from '../texts';
import {type RawDocument, entriesOf, listOf} from './raw';

/** Words up to this are articles, or said in other ways. */
const ARTICLES = 2;
const DIGITS = String.raw`(?<![\p{L}\d])\d+(?:[.,/]\d+)*`;
const figurePattern = (locale: string): RegExp =>
  new RegExp(`${DIGITS}|${numberPattern(locale)}`, 'giu');

/** A number as all languages would write it: 4,5 is 4.5, and 1.000 is 1000. */
function plain(typed: string, locale: string): string {
  if (!/^\d/.test(typed)) return String(valueOf(typed, locale));
  return typed.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
}

type Figure = {readonly typed: string; readonly value: string; readonly line?: number | undefined};

/** Numbers in a legal text, each once. */
const figuresOf = remembered((document: RawDocument): Figure[] => {
  const {locale} = document;
  const pattern = figurePattern(locale);
  const figures = textsOf(document)
    .filter(({line, field}) => line !== undefined && !field)
    .flatMap(({text, line}) =>
      [...text.matchAll(pattern)].map(([typed]) => ({typed, value: plain(typed, locale), line})),
    )
    .filter(({typed, value}) => /^\d/.test(typed) || Number(value) > ARTICLES);
  return figures.filter(
    ({value}, index) => figures.findIndex((other) => other.value === value) === index,
  );
});

/** Figures by the line they stand in. */
function byLine(figures: readonly Figure[]): Figure[][] {
  const lines = [...new Set(figures.map(({line}) => line))];
  return lines.map((line) => figures.filter((figure) => figure.line === line));
}

function inText(document: RawDocument, original: RawDocument): Problem[] {
  const [here, there] = [figuresOf(document), figuresOf(original)];
  const without = (some: readonly Figure[], others: readonly Figure[]): Figure[] =>
    some.filter(({value}) => others.every((other) => other.value !== value));
  const [strange, missing] = [without(here, there), without(there, here)];
  const {file} = document;
  const names = (figures: readonly Figure[]): string =>
    figures.map(({typed}) => `“${typed}”`).join(', ');
  // A number for a number was changed; several in one place came with its words.
  const twin = strange.length === missing.length ? missing : [];
  const told = byLine(strange).map((figures): Problem => {
    const twins = twin.filter((_, index) => figures.includes(strange[index] as Figure));
    const found =
      twins.length > 0
        ? `${names(figures)}, and the original has ${names(twins)}`
        : `${names(figures)}, which the original does not have`;
    const remedy = `Correct it here or in ${original.file}.`;
    return {file, field: '', line: figures[0]?.line, found, remedy};
  });
  const lost = byLine(twin.length > 0 ? [] : missing).map((figures): Problem => ({
    file,
    field: '',
    found: `no number ${names(figures)}`,
    remedy: `${original.file} has it in line ${figures[0]?.line}: write it here too, or correct it there.`,
  }));
  return [...told, ...lost];
}

const numberIn = (text: unknown, locale: string): number | undefined => {
  const pattern = new RegExp(numberPattern(locale), 'iu');
  const [typed] = typeof text === 'string' ? (pattern.exec(text) ?? []) : [];
  return typed === undefined ? undefined : valueOf(typed, locale);
};

type Line = {readonly field: string; readonly text: unknown};

/** The end of a program in tiers is held against its tiers (programFacts.ts), and these between the languages. */
function finishes({words}: RawDocument): Line[] {
  const tiers = entriesOf(words.tiers);
  if (tiers.length === 0) return [{field: 'finish', text: words.finish}];
  return tiers.some(({entry}) => entry.finish === words.finish)
    ? tiers.map(({entry, index}) => ({field: `tiers[${index}].finish`, text: entry.finish}))
    : [];
}

/** Lines that say what is included, in their order. */
function inclusions(document: RawDocument): Line[] {
  const {words} = document;
  const lines = (list: unknown, field: string): Line[] =>
    listOf(list).map((text, index) => ({field: `${field}[${index}]`, text}));
  return [
    ...lines(words.features, 'features'),
    ...entriesOf(words.tiers).flatMap(({entry, index}) =>
      lines(entry.features, `tiers[${index}].features`),
    ),
    ...finishes(document),
  ];
}

function inInclusions(document: RawDocument, original: RawDocument): Problem[] {
  const there = new Map(inclusions(original).map(({field, text}) => [field, text]));
  return inclusions(document).flatMap(({field, text}): Problem[] => {
    const twin = numberIn(there.get(field), original.locale);
    const here = numberIn(text, document.locale);
    // “A second glass” has no number, and says the same.
    if (here === undefined || twin === undefined || here === twin) return [];
    const found = `“${String(text)}”, and the original says “${String(there.get(field))}”`;
    return [{file: document.file, field, found, remedy: 'Write the same number in both.'}];
  });
}

/** Names numbers of translations that are not those of the original. */
export function checkTranslatedFigures(documents: readonly RawDocument[]): Problem[] {
  const originals = new Map(
    documents.filter(({isOriginal}) => isOriginal).map((document) => [document.id, document]),
  );
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    if (!original || original === document) return [];
    return [
      ...(document.kind === 'legal' ? inText(document, original) : []),
      ...(document.kind === 'program' ? inInclusions(document, original) : []),
    ];
  });
}
