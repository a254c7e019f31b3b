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

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Endings that make another word of a word: sex, sexual; teen, teenager; prostitute, prostitution. */
const DERIVED = {
  en: 'ual|ually|uality|ic|ically|ism|ist|ion|hood|age|aged|agers?',
  es: 'ual|uales|ualmente|ualidad|ic[ao]s?|ism[ao]s?|ist[ao]s?',
};

/** Endings that a language gives a word, on the stem that stays the same. */
const FORMS: Readonly<Record<string, (word: string) => string>> = {
  en: (word) => {
    if (word.length < 3) return escape(word);
    const plural = /ies$/.test(word)
      ? word.slice(0, -3)
      : /[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word;
    const stem = plural.replace(/[ey]$/, '');
    const own = escape(stem);
    return `${own}(?:${escape(plural.slice(stem.length))}|e|y|ies|s|es|ed|d|ing|er|ers|est|ier|iest|ily|iness|ly|ally|ish|ness|${DERIVED.en}|['’]s|s['’])?`;
  },
  es: (word) => {
    if (word.length < 4) return escape(word);
    // feliz, felices
    if (word.endsWith('z')) return `${escape(word.slice(0, -1))}(?:z|ces|zmente)`;
    const stem = word.replace(/(?:es|[aeo]s?)$/, '');
    const own = escape(stem.replace(/c$/, '')) + (stem.endsWith('c') ? '(?:c|qu)' : '');
    const changes = stem !== word;
    const endings = `[aeo]s?|es|it[ao]s?|ill[ao]s?|isim[ao]s?|[ae]mente|mente|${DERIVED.es}`;
    return changes ? `${own}(?:${endings})` : `${own}(?:${endings})?`;
  },
};

/** The forms of a word or phrase, as the inside of a pattern for folded text. */
export function formsOf(phrase: string, locale: string): string {
  const forms = FORMS[locale] ?? escape;
  return folded(phrase.trim())
    .split(/[\s\p{Pd}]+/u)
    .map(forms)
    .join('[\\s\\p{Pd}]+');
}

/** A pattern for folded text that finds one of several forms as a whole. */
export function wholeWords(forms: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
