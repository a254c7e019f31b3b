/** How much there is in the house, in sentences that the facts contradict. */
import {importToAdd} from '../../authorComponents';
import {beginsSentence} from '../../body/countForms';
import {numberPattern, valueOf} from '../../language/numbers';
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, textsOf} from '../../texts';
import {lostEntries} from '../translations/ids';
import {countsForComponents} from './countsForComponents';
import {isOfHouse, mayBeAll} from './countsOfHouse';
import {isOnLine, unless} from '../precedence';
import {type RawDocument, entriesOf, isFields, isWhole, unreadableFiles} from '../raw';

/** What is counted, as each language calls it. */
const NOUNS = {
  suites: {en: 'suites', es: 'suites'},
  masseuses: {en: 'masseuses', es: 'masajistas'},
  programs: {en: 'programs', es: 'programas'},
  photos: {en: 'pictures|photos|photographs', es: 'imágenes|fotos|fotografías'},
} as const;
type Thing = keyof typeof NOUNS;
const THINGS = Object.keys(NOUNS) as Thing[];
/** What <HouseCount> counts by itself. */
const SHOWN: ReadonlySet<Thing> = new Set(['suites', 'masseuses', 'programs'] as const);

/** One or two words between the number and what is counted: “six private suites”. */
const BETWEEN = String.raw`(?:\s(?!(?:of|or|and|to|in|the|our|per|for|with|more|de|del|y|o|a|las|los|por|con|en)\s)[A-Za-zÀ-ɏ]+){0,2}`;
/** What makes a number the house's: “our six suites”, “la casa tiene seis suites”. */
const WHOLE =
  /(?<![A-Za-zÀ-ɏ])(?:our|all our|the (?:house|menu) (?:has|counts|offers)|we (?:have|offer)|there are (?:only|just)|nuestr[ao]s|(?:la casa|la carta|el menú) (?:tiene|cuenta con|ofrece)|tenemos|contamos con|somos|(?:solo|solamente) hay|hay (?:solo|solamente))\s$/iu;
/** What makes it all of them, unless what follows picks some. */
const ARTICLE = /(?<![A-Za-zÀ-ɏ])(?:the|its|all(?: the| of the)?|sus|l[ao]s|tod[oa]s l[ao]s)\s$/iu;
const EVERY_ONE = /(?<![A-Za-zÀ-ɏ])all(?: the| of the)?\s$/iu;
/** What picks none: an end, the house they are of, what they do. A Spanish verb of several ends in n, and no adjective does. */
const NOT_PICKED: Readonly<Record<string, RegExp>> = {
  en: /^(?:[.,;:!?…]|$| of (?:the|our|this) (?:house|menu)(?![A-Za-zÀ-ɏ])| of \p{Lu}| (?!(?:of|that|which|who|whose|with|without|in|on|at|by|to|from|for|under|above|below|beside|behind|and|or|you|we|i|she|he|they)(?![A-Za-zÀ-ɏ])|[A-Za-zÀ-ɏ]+(?:ed|ing)(?![A-Za-zÀ-ɏ]))\p{Ll})/u,
  es: /^(?:[.,;:!?…]|$| (?:de (?:la|esta|nuestra) casa|del menú|de la carta)(?![A-Za-zÀ-ɏ])| de \p{Lu}| (?:se |no |ya )?(?!con |en |sin )\p{Ll}+n(?![A-Za-zÀ-ɏ]))/u,
};

/** What follows where a sentence counts up what there is: “three suites, one corridor”. */
const COUNTED_UP = /^(?:,| and| y) (?:an?|one|two|un|una|dos) [A-Za-zÀ-ɏ]/iu;
/** Suites that are not the house's: those of hotels, and those for the cello. */
const OTHER_SUITES = /hotel|cello|violonch|Bach/iu;
/** What was once, told straight behind the number or straight before it. */
const PAST_AFTER = /^ (?:were|had|would|fueron|eran|habían)(?![A-Za-zÀ-ɏ])/iu;
const PAST_BEFORE = /[A-Za-zÀ-ɏ](?:aron|ieron) $/iu;
/** Fewer than this many of something are “two masseuses” of a visit. */
const LEAST = 3;
/** So many suites, masseuses or programs are those of the house, whoever they are said of. */
const ALL = 4;

/** What is counted, its name, and a number of it. */
type Pattern = readonly [thing: Thing, noun: RegExp, pattern: RegExp];

const patterns = (locale: 'en' | 'es'): readonly Pattern[] =>
  THINGS.map((thing) => [
    thing,
    new RegExp(NOUNS[thing][locale], 'i'),
    new RegExp(
      `(${numberPattern(locale)})${BETWEEN}\\s(?:${NOUNS[thing][locale]})(?![A-Za-zÀ-ɏ])`,
      'giu',
    ),
  ]);
/** A language without a line here is not looked at. */
const PATTERNS: Readonly<Record<string, ReturnType<typeof patterns>>> = {
  en: patterns('en'),
  es: patterns('es'),
};

const nounsAfter = (locale: 'en' | 'es'): Readonly<Record<Thing, RegExp>> =>
  Object.fromEntries(
    THINGS.map((thing) => [
      thing,
      new RegExp(`^${BETWEEN}\\s(${NOUNS[thing][locale]})(?![A-Za-zÀ-ɏ])`, 'iu'),
    ]),
  ) as Record<Thing, RegExp>;
const NOUNS_OF: Readonly<Record<string, ReturnType<typeof nounsAfter>>> = {
  en: nounsAfter('en'),
  es: nounsAfter('es'),
};

/** A number of something in a sentence. */
type Count = {
  readonly thing: Thing;
  readonly number: number;
  readonly typed: string;
  /** The number alone. */
  readonly said: string;
  /** Whether it begins a sentence. */
  readonly isFirst: boolean;
  readonly isWhole: boolean;
  /** Whether an article makes it all that there are. */
  readonly isAll: boolean;
  /** Whether it is that of all where the field speaks of the house. */
  readonly mayBeAll: boolean;
  /** Whether it speaks of something else by the same name. */
  readonly isOther: boolean;
  /** Whether it tells what was once. */
  readonly isPast: boolean;
};

/** Whether a number with an article is that of all: “the four quiet suites” may be some of them. */
function isAllOf(typed: string, before: string, after: string, locale: string): boolean {
  const isPlain = EVERY_ONE.test(before) || typed.trim().split(/\s+/).length === 2;
  return ARTICLE.test(before) && isPlain && Boolean(NOT_PICKED[locale]?.test(after));
}

const countsIn = remembered(({locale, text}: Text): Count[] =>
  (PATTERNS[locale] ?? []).flatMap(([thing, noun, pattern]) =>
    // Numbers are looked for at every sign: only where the name stands at all.
    (noun.test(text) ? [...text.matchAll(pattern)] : []).map((match) => {
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      return {
        thing,
        number: valueOf(match[1] ?? '', locale),
        typed: match[0],
        said: match[1] ?? '',
        isFirst: /^\p{Lu}/u.test(match[0]) || (/^\d/.test(match[0]) && beginsSentence(before)),
        isWhole: WHOLE.test(before) || (/(?:^|[.?!…] )$/.test(before) && COUNTED_UP.test(after)),
        isAll: isAllOf(match[0], before, after, locale),
        mayBeAll: mayBeAll(before, after, locale),
        isOther: thing === 'suites' && OTHER_SUITES.test(text),
        isPast: PAST_AFTER.test(after) || PAST_BEFORE.test(before),
      };
    }),
  ),
);

/** What there is; 0 where it cannot be read. */
function thereAre(
  source: Source,
  documents: readonly RawDocument[],
  typed: readonly RawDocument[],
): Record<Thing, number> {
  const {business} = source;
  const originals = documents.filter(({isOriginal}) => isOriginal);
  const areKnown = unreadableFiles(source).size === 0;
  const galleryOf = (all: readonly RawDocument[]): RawDocument | undefined =>
    all.find(({isOriginal, id}) => isOriginal && id === 'gallery');
  // One whose words are still to be written is not there yet.
  const unwritten = entriesOf(galleryOf(typed)?.words.photos).filter(({entry: {title}}) =>
    isMarked(String(title)),
  );
  const numberOf = (kind: RawDocument['kind']): number =>
    areKnown ? originals.filter((document) => document.kind === kind).length : 0;
  return {
    suites: isFields(business) && isWhole(business.suites) ? business.suites : 0,
    masseuses: numberOf('masseuse'),
    programs: numberOf('program'),
    // Those that the original alone has lost are told as that.
    photos: lostEntries(documents).some(({field}) => field === 'photos')
      ? 0
      : entriesOf(galleryOf(documents)?.facts.photos).length - unwritten.length,
  };
}

const OF_GALLERY = /^(?:title|description|lead)$/;

/**
 * What components count is never typed, right or wrong. Fewer than there are may be some of them (“four
 * masseuses speak Portuguese”), what was tried once was more, and pictures may hang elsewhere: of these only
 * what is said of the house counts.
 */
function isWrong(typed: Count, count: number, document: RawDocument, field: string): boolean {
  const {thing, number, isWhole: all, isAll, isOther, isPast} = typed;
  if (isOther && !all) return false;
  if (SHOWN.has(thing) && number === count && number >= ALL) return true;
  if (number === count) return false;
  if (all) return number > count || number >= LEAST;
  const isOfGallery = thing === 'photos' && document.id === 'gallery';
  // Its fields speak of all of it, but for those of a picture.
  if (isOfGallery && OF_GALLERY.test(field)) return number >= LEAST;
  const isOwn = SHOWN.has(thing) || isOfGallery;
  // Few may be known from a sentence before: “the three masseuses”.
  const isNear = isAll && SHOWN.has(thing) && number * 2 > count;
  const isStale =
    typed.mayBeAll && isOfHouse(document, field) && number >= LEAST && number * 2 >= count;
  if (SHOWN.has(thing) && isStale) return true;
  return isOwn && !isPast && (number > count || isNear);
}

/** The component to write, as its place wants it, and its import where the page has none. */
function countRemedy({thing, said, isFirst}: Count, {body}: RawDocument): string {
  const tag = `<HouseCount of="${thing}"${isFirst ? ' as="capital"' : ''} />`;
  return `Write ${tag} in place of “${said}”: it counts by itself.${importToAdd('HouseCount', body)}`;
}

/** A component that counts one thing, before the name of another one. */
function swappedCounts({file, locale, body, bodyLine = 1}: RawDocument): Problem[] {
  const nouns = NOUNS_OF[locale];
  if (!nouns) return [];
  return body.split('\n').flatMap((row, index) =>
    [...row.matchAll(/<HouseCount of="(\w+)"( as="\w+")? ?\/>/g)].flatMap((match): Problem[] => {
      const after = row.slice(match.index + match[0].length);
      const named = THINGS.find((thing) => nouns[thing].test(after));
      // A name that is none is told with its property.
      if (named === undefined || named === match[1] || !SHOWN.has(named)) return [];
      if (!THINGS.some((thing) => thing === match[1])) return [];
      const [, noun = ''] = nouns[named].exec(after) ?? [];
      const found = `${match[0]} before “${noun}”`;
      const before = row.slice(0, match.index).replace(/^[#>\s-]+/, '');
      const as = match[2] ?? (beginsSentence(before) ? ' as="capital"' : '');
      const remedy = `Write <HouseCount of="${named}"${as} />.`;
      const components = [`<HouseCount of="${match[1]}"`];
      const line = bodyLine + index;
      return [{file, field: '', line, found, remedy, rule: 'wrong-noun', components}];
    }),
  );
}

/** Fields that speak of other houses, or are what people search for. */
const OF_OTHERS = /^(?:hotels|keywords)\b/;

/**
 * Names typed numbers of suites, masseuses, programs and pictures that speak of the house. `marked` are the
 * documents with the marks of words still to be written.
 */
export function checkCounts(
  source: Source,
  documents: readonly RawDocument[],
  marked: readonly RawDocument[],
): Problem[] {
  const there = thereAre(source, documents, marked);
  const texts = documents.flatMap((document) =>
    textsOf(document).map((text) => ({document, text})),
  );
  const typed = texts.flatMap(({document, text}): Problem[] => {
    const {file, field, line} = text;
    if (OF_OTHERS.test(field)) return [];
    const wrong = countsIn(text).find(
      (count) => there[count.thing] > 0 && isWrong(count, there[count.thing], document, field),
    );
    if (!wrong) return [];
    const count = there[wrong.thing];
    const isCounted = SHOWN.has(wrong.thing) && line !== undefined && !field;
    const because = wrong.number === count ? 'counted by hand' : `and there are ${count}`;
    const remedy = isCounted
      ? countRemedy(wrong, document)
      : 'Leave the number out: it would stay when the house changes.';
    return [{file, field, line, found: `“${wrong.typed}”, ${because}`, remedy}];
  });
  const swapped = documents.flatMap(swappedCounts);
  const inPlace = unless(countsForComponents(documents, there), [...typed, ...swapped], isOnLine);
  return [...swapped, ...typed, ...inPlace];
}
