/** Numbers that differ between the languages: in pages, and in what a program includes. */
import {figuresIn, numberPattern, valueOf} from '../../language/numbers';
import {UNITS} from '../../language/quantities';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {textsOf} from '../../texts';
import {type RawDocument, entriesOf, isUnread, listOf, originalsOf} from '../raw';

/** Ages at which somebody is of age, somewhere: the one that the law here sets is the same in all languages. */
const AGES: ReadonlySet<number> = new Set([16, 17, 18, 21]);
/** Laws by number and year. */
const LAW = /(?<![\p{L}\d/])\d{1,4}\/\d{4}(?!\d)/gu;

type Figure = {readonly typed: string; readonly value: string; readonly line?: number | undefined};

/** Groups of numbers that can be held against each other: laws, ages, and one for each unit of time. */
const figuresOf = remembered((document: RawDocument): Figure[][] => {
  const {locale} = document;
  const texts = textsOf(document).filter(({line, field}) => line !== undefined && !field);
  const number = numberPattern(locale);
  const find = (pattern: RegExp, of: (typed: string) => string, among = texts): Figure[] =>
    among.flatMap(({text, line}) =>
      [...text.matchAll(pattern)].map((match) => ({
        typed: match[0],
        value: of(match[1] ?? match[0]),
        line,
      })),
    );
  const worth = (typed: string): string => String(valueOf(typed, locale));
  const ages = find(new RegExp(number, 'giu'), worth).filter(({value}) => AGES.has(Number(value)));
  const units = UNITS.map(([, {[locale]: unit}]) => {
    if (unit === undefined) return [];
    // Only texts that name the unit are tried with numbers at every sign.
    const named = new RegExp(unit, 'iu');
    const among = texts.filter(({text}) => named.test(text));
    const pattern = new RegExp(`(${number})[ -](?:${unit})(?![A-Za-zÀ-ɏ])`, 'giu');
    // “One day” may be “a day”.
    return find(pattern, worth, among).filter(({value}) => value !== '1');
  });
  const laws = find(LAW, (typed) => typed);
  const once = (figures: readonly Figure[]): Figure[] =>
    figures.filter(({value}, at) => figures.findIndex((other) => other.value === value) === at);
  return [once(laws), once(ages), ...units];
});

/** Figures that the others have not, or not so often. */
function without(some: readonly Figure[], others: readonly Figure[]): Figure[] {
  const left = others.map(({value}) => value);
  return some.filter(({value}) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Numbers of one group that were exchanged: one here for one there. “A year” for “twelve months” is none. */
function inText(document: RawDocument, original: RawDocument): Problem[] {
  const {file} = document;
  const told = new Set<string>();
  return figuresOf(document).flatMap((here, group) => {
    const there = figuresOf(original)[group] ?? [];
    const [strange, missing] = [without(here, there), without(there, here)];
    // A law is called the same in every language; a time may be said in other words.
    const isLaw = group === 0;
    if (!isLaw && here.length !== there.length) return [];
    return strange.flatMap(({typed, value, line}, index): Problem[] => {
      const twin = missing[index];
      if (!twin && isLaw) {
        const found = `“${typed}”, which the original does not name`;
        return [{file, field: '', line, found, remedy: `Correct it here or in ${original.file}.`}];
      }
      // “18 años” is an age and a number of years: told once.
      if (!twin || told.has(`${line} ${value}`)) return [];
      told.add(`${line} ${value}`);
      const found = `“${typed}”, and the original has “${twin.typed}”`;
      return [{file, field: '', line, found, remedy: `Correct it here or in ${original.file}.`}];
    });
  });
}

type Line = {
  readonly field: string;
  readonly text: unknown;
  /** What the line is matched by: lists of sessions by their lengths, in whatever order they stand. */
  readonly key?: string;
};

/** Lists of sessions, but for those of which it is not known which session they belong to: two have one length. */
const tiersOf = ({words}: RawDocument): ReturnType<typeof entriesOf> =>
  entriesOf(words.tiers).filter(
    ({entry}, _at, all) => all.filter((one) => one.entry.minutes === entry.minutes).length === 1,
  );

/** The end of a program in tiers is held against its tiers (programFacts.ts), and these between the languages. */
function finishes(document: RawDocument): Line[] {
  const {words} = document;
  const tiers = tiersOf(document);
  if (words.tiers === undefined) return [{field: 'finish', text: words.finish}];
  return tiers.some(({entry}) => entry.finish === words.finish)
    ? tiers.map(({entry, index}) => ({
        field: `tiers[${index}].finish`,
        text: entry.finish,
        key: `${String(entry.minutes)}.finish`,
      }))
    : [];
}

/** Lines that say what is included, in their order. */
function inclusions(document: RawDocument): Line[] {
  const {words} = document;
  const lines = (list: unknown, field: string, name = field): Line[] =>
    listOf(list).map((text, index) => ({
      field: `${field}[${index}]`,
      text,
      key: `${name}[${index}]`,
    }));
  return [
    ...lines(words.features, 'features'),
    ...tiersOf(document).flatMap(({entry, index}) =>
      lines(entry.features, `tiers[${index}].features`, `${String(entry.minutes)}.features`),
    ),
    ...finishes(document),
  ];
}

/** Halves are said in too many ways: “between the two halves”, “at half time”, “entre una mitad y la otra”. */
const HALF =
  /(?<![A-Za-zÀ-ɏ])(?:hal(?:f|ves)|mitad(?:es)?|medi[ao]|interval|interlude|intermedio|pause)(?![A-Za-zÀ-ɏ])/iu;

function inInclusions(document: RawDocument, original: RawDocument): Problem[] {
  const there = new Map(inclusions(original).map(({field, text, key = field}) => [key, text]));
  return inclusions(document).flatMap(({field, text, key = field}): Problem[] => {
    const said = there.get(key);
    if (typeof text !== 'string' || typeof said !== 'string') return [];
    // “Una pausa a la mitad” has no number, whatever the original counts.
    if (HALF.test(text) || HALF.test(said) || /^una? /iu.test(text)) return [];
    const twin = figuresIn(said, original.locale);
    const here = figuresIn(text, document.locale);
    // “A second glass” has no number, and says the same.
    if (here.length !== twin.length || here.every((number) => twin.includes(number))) return [];
    const found = `“${text}”, and the original says “${said}”`;
    return [{file: document.file, field, found, remedy: 'Write the same number in both.'}];
  });
}

/** Names numbers of translations that are not those of the original. */
export function checkTranslatedFigures(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    // Of what cannot be read nothing is known.
    if (!original || original === document || [document, original].some(isUnread)) return [];
    return [
      // Stories and biographies are told anew in each language; of legal texts all numbers count (legalFigures.ts).
      ...(['program', 'masseuse', 'legal'].includes(document.kind)
        ? []
        : inText(document, original)),
      ...(document.kind === 'program' ? inInclusions(document, original) : []),
    ];
  });
}
