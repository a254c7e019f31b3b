/** Ways to pay that the texts of one language name and those of another do not, on the site or in one place. */
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Text} from '../../texts';
import {isElsewhere} from '../precedence';
import {nameOfLanguage} from '../language/inLanguage';

/** Ways to pay by language; what is called the same everywhere has one line. */
const WAYS: readonly Readonly<Record<string, RegExp>>[] = [
  {en: /(?<![a-z])cash(?![a-z])/iu, es: /(?<![A-Za-zÀ-ɏ])(?:efectivo|metálico)(?![A-Za-zÀ-ɏ])/iu},
  {
    en: /(?<=(?<![a-z])(?:by|or|and|credit|debit|bank) )cards?(?![a-z])/iu,
    es: /(?<=(?<![A-Za-zÀ-ɏ])(?:con|o|y|por|principales) )tarjetas?(?![A-Za-zÀ-ɏ])/iu,
  },
  {
    en: /(?<![a-z])(?:bank|wire|by) transfers?(?![a-z])/iu,
    es: /(?<![A-Za-zÀ-ɏ])(?:transferencias? bancarias?|por transferencia)(?![A-Za-zÀ-ɏ])/iu,
  },
  ...['bizum', 'paypal', 'bitcoin', 'revolut', 'american express', 'amex'].map((name) => {
    const pattern = new RegExp(`(?<![a-z])${name}(?![a-z])`, 'iu');
    return {en: pattern, es: pattern};
  }),
];

/** The words of a text for each way to pay, in the order of WAYS; undefined where it does not name one. */
const waysIn = remembered(({text, locale}: Text): readonly (string | undefined)[] =>
  WAYS.map((way) => way[locale]?.exec(text)?.[0]),
);

/** The ways that a text names, as a name of that set; '' for none. */
const setOf = (text: Text): string =>
  waysIn(text)
    .flatMap((typed, way) => (typed === undefined ? [] : [way]))
    .join();

const wordsIn = (text: Text): string =>
  waysIn(text)
    .flatMap((typed) => (typed === undefined ? [] : [`“${typed}”`]))
    .join(' and ');

/** The ways that most texts name together. */
function usualIn(texts: readonly Text[]): string {
  const times = new Map<string, number>();
  for (const set of texts.map(setOf).filter(Boolean)) times.set(set, (times.get(set) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/**
 * Texts with their twins; and where the pages have their parts in another order, the one text of each that names ways
 * to pay. Of several nobody knows which belong together.
 */
function pairsOf(
  texts: readonly Text[],
  twins: ReadonlyMap<Text, Text>,
): (readonly [Text, Text])[] {
  const paired = new Set([...twins.keys(), ...twins.values()]);
  const naming = texts.filter((text) => setOf(text) && !paired.has(text));
  const pages = new Map([...twins].map(([text, twin]) => [text.file, twin.file]));
  const others = [...pages].flatMap(([file, original]) => {
    const [here, ...more] = naming.filter((text) => text.file === file);
    const [there, ...others] = naming.filter((text) => text.file === original);
    return here && there && more.length + others.length === 0 ? [[here, there] as const] : [];
  });
  return [...twins, ...others];
}

/**
 * A text that names other ways to pay than the same text of the other language; of the two, the one that is not as
 * most are. A translator may name none.
 */
function besideTwins(texts: readonly Text[], twins: ReadonlyMap<Text, Text>): Problem[] {
  const usual = usualIn(texts);
  return pairsOf(texts, twins).flatMap(([text, twin]): Problem[] => {
    const [here, there] = [setOf(text), setOf(twin)];
    if (!here || !there || here === there) return [];
    const [wrong, right] = here === usual ? [twin, text] : [text, twin];
    const {file, field, line} = wrong;
    const found = `${wordsIn(wrong)} to pay with, where ${right.file} has ${wordsIn(right)}`;
    const remedy = 'Name the same ways to pay in every language.';
    return [{file, field, line, found, remedy}];
  });
}

/** Ways to pay that one language alone offers: one message, at the first text that does. */
const inOneLanguage = (locales: readonly string[], texts: readonly Text[]): Problem[] =>
  WAYS.flatMap((way, at) => {
    const known = locales.filter((locale) => way[locale]);
    const first = new Map(
      known.map((locale) => [
        locale,
        texts.find((text) => text.locale === locale && waysIn(text)[at] !== undefined),
      ]),
    );
    const without = known.filter((locale) => !first.get(locale));
    if (without.length === 0) return [];
    const languages = without.map(nameOfLanguage).join(' or ');
    return [...first.values()].flatMap((text): Problem[] => {
      const word = text && waysIn(text)[at];
      if (!word) return [];
      const {file, field, line} = text;
      const found = `“${word}”, a way to pay that no text in ${languages} names`;
      const remedy = 'Leave it out, or say it in every language.';
      return [{file, field, line, found, remedy}];
    });
  });

/** Names ways to pay that one language alone has; `twins` are the originals of texts. */
export function checkPayments(
  locales: readonly string[],
  texts: readonly Text[],
  twins: ReadonlyMap<Text, Text>,
): Problem[] {
  const beside = besideTwins(texts, twins);
  return [...beside, ...inOneLanguage(locales, texts).filter(isElsewhere(beside))];
}
