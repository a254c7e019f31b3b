/** Forms of a word: plural, gender, tense. Without regard to capitals and accents. */

/** Letters without accents, in lower case; as many of them as before. */
export function folded(text: string): string {
  // Most texts have few accents, and a letter by itself is slow.
  return text.toLowerCase().replace(/[\u0080-\u024F]/g, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return plain.length === 1 ? plain : letter;
  });
}

/** A word as a sentence or a name begins. */
export const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A text as the inside of a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Endings that make another word of a whole one: sex, sexual; teen, teenager. A shared beginning makes none: curvy, curve. */
const DERIVED = 'ual|ually|uality|ic|ically|ism|ist|ion|hood|age|aged|agers?';

/** What an adjective, a verb and a noun have in common: what is added to a word, to one without its e or without its y. */
const ENGLISH = {
  whole: `s|es|ed|d|y|ies|ing|er|ers|est|ier|iest|ily|iness|ly|ally|ish|ness|${DERIVED}`,
  e: 'e(?:s|d|r|rs|st|ly|ness)?|ing|(?<=l)y',
  y: 'y(?:ing)?|ies|ied|ier|iers|iest|ily|iness',
};

/** Endings that a language gives a word, on the stem that stays the same. */
const FORMS: Readonly<Record<string, (word: string) => string>> = {
  en: (word) => {
    if (word.length < 3) return escaped(word);
    const one = /ies$/.test(word)
      ? `${word.slice(0, -3)}y`
      : /[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word;
    const [, stem, end] = /^(.+?)((?<![aeiou])y|e|)$/u.exec(one) ?? ['', one, ''];
    const forms = end === 'y' || end === 'e' ? `(?:${ENGLISH[end]})` : `(?:${ENGLISH.whole})?`;
    return `${escaped(stem ?? one)}${forms}(?:['’]s)?`;
  },
  es: (word) => {
    if (word.length < 4) return escaped(word);
    // feliz, felices
    if (word.endsWith('z')) return `${escaped(word.slice(0, -1))}(?:z|ces|zmente)`;
    const [, stem = word, vowel = ''] = /^(.+?)(?:([aeo])s?)?$/u.exec(word) ?? [];
    const own = escaped(stem.replace(/c$/, '')) + (stem.endsWith('c') ? '(?:c|qu)' : '');
    const e = word.endsWith('s') ? '(?:es?)?' : 'es?';
    const ending = vowel === 'e' ? e : vowel ? '[ao]s?' : '(?:[ao]s?|es)?';
    return `${own}(?:${ending}|it[ao]s?|ill[ao]s?|isim[ao]s?|[ae]?mente|ual|uales|ualmente|ualidad|ic[ao]s?)`;
  },
};

/**
 * The forms of a word or phrase, as the inside of a pattern for folded text. What a hyphen joins is one word, and ends
 * as its last part does: several line-ups, but who lines up is in none.
 */
export function formsOf(phrase: string, locale: string): string {
  const forms = FORMS[locale] ?? escaped;
  return folded(phrase.trim())
    .split(/\s+/u)
    .map((word) => forms(word).replace(/\p{Pd}/gu, '\\p{Pd}?'))
    .join('[\\s\\p{Pd}]+');
}

/** A pattern for folded text that finds one of several forms as a whole. */
export function wholeWords(forms: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
