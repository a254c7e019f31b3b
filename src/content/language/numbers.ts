/** Numbers as sentences have them: in digits, or in the words of English and of Spanish, up to 999. */

import {rememberedByText} from '../remember';

type Words = Readonly<Record<string, number>>;

/** Words that count on from a number in equal steps; a slash parts forms of one word. */
function counting(from: number, step: number, words: string): Words {
  return Object.fromEntries(
    words
      .split(' ')
      .flatMap((forms, index) => forms.split('/').map((form) => [form, from + index * step])),
  );
}

const HUNDRED = 'hundred';
/** “A dozen”, whatever article it has. */
const DOZENS: Words = {dozen: 12, docena: 12};

/** Words of numbers by language. Without a line here, a language's numbers are known in digits only. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    ...counting(1, 1, 'one two three four five six seven eight nine ten eleven twelve thirteen'),
    ...counting(14, 1, 'fourteen fifteen sixteen seventeen eighteen nineteen'),
    ...counting(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
    [HUNDRED]: 100,
  },
  es: {
    ...counting(
      1,
      1,
      'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece',
    ),
    ...counting(14, 1, 'catorce quince dieciséis diecisiete dieciocho diecinueve veinte'),
    ...counting(
      21,
      1,
      'veintiuno/veintiuna/veintiún veintidós veintitrés veinticuatro veinticinco',
    ),
    ...counting(26, 1, 'veintiséis veintisiete veintiocho veintinueve'),
    ...counting(30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento'),
    ...counting(
      200,
      100,
      'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas',
    ),
    ...counting(
      600,
      100,
      'seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    ),
  },
};

/** Languages whose numbers are known in words. */
export const COUNTING_LANGUAGES: readonly string[] = Object.keys(WORDS);

const DIGITS = String.raw`\d{1,3}(?![\d/])`;

/** Words of a language that are worth what is asked for, as one part of a pattern; the longest first. */
function wordsWorth(locale: string, isWanted: (value: number) => boolean): string {
  const words = Object.entries(WORDS[locale] ?? {}).filter(([, value]) => isWanted(value));
  return words
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|');
}

/**
 * Words of one number, as its language joins them. What else stands side by side are two numbers, or none at
 * all: in “las diez y una copa”, “una” is an article.
 */
function inWords(locale: string): string {
  const of = (isWanted: (value: number) => boolean): string =>
    `(?:${wordsWorth(locale, isWanted)})`;
  const unit = of((value) => value < 10);
  const ten = of((value) => value >= (locale === 'es' ? 30 : 20) && value < 100);
  const small = of((value) => value < 100);
  const hundred = of((value) => value >= 100);
  return locale === 'es'
    ? String.raw`(?:(?:una )?(?<!media )docena de|${hundred}(?:\s${ten}\sy\s${unit}|\s${small})?|${ten}\sy\s${unit}|${small})`
    : String.raw`(?:(?:(?<!half )a )?(?<!half a )dozen(?: of)?|(?:${small}[ -])?${hundred}(?:(?:\sand)?[ -](?:${ten}[ -]${unit}|${small}))?|${ten}[ -]${unit}|${small})`;
}

/** A number of a language, for patterns without regard to capitals: by itself, not within a longer one. */
export const numberPattern = rememberedByText((locale) => {
  const alone = String.raw`(?<![A-Za-zÀ-ɏ\d.,/-])`;
  if (!WORDS[locale]) return `${alone}${DIGITS}`;
  return String.raw`${alone}(?:${DIGITS}|${inWords(locale)}(?![A-Za-zÀ-ɏ]))`;
});

/** What a number that `numberPattern` of the language finds is worth. */
export function valueOf(typed: string, locale: string): number {
  if (/^\d/.test(typed)) return Number.parseInt(typed, 10);
  const values = WORDS[locale] ?? {};
  return typed
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce(
      (sum, word) =>
        DOZENS[word] ?? (word === HUNDRED ? Math.max(1, sum) * 100 : sum + (values[word] ?? 0)),
      0,
    );
}

/** Words that count two without a number. */
const BOTH = /(?<![A-Za-zÀ-ɏ])(?:both|ambos|ambas)(?![A-Za-zÀ-ɏ])/giu;

/**
 * What the numbers of a text are worth, in their order, to hold a translation against. One counts only
 * where nothing else does: “un” and “una” are articles as well.
 */
export function figuresIn(text: string, locale: string): readonly number[] {
  const pattern = new RegExp(numberPattern(locale), 'giu');
  const all = [...text.replace(BOTH, '2').matchAll(pattern)].map(([typed]) =>
    valueOf(typed, locale),
  );
  const several = all.filter((number) => number > 1);
  return several.length > 0 ? several : all.slice(0, 1);
}
