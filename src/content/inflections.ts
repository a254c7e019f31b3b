/** Forms of a word: plural, gender, tense. Without regard to capitals and accents. */

/** Letters without accents, in lower case; as many of them as before. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length);
    })
    .join('');
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
    return `${own}(?:${escape(plural.slice(stem.length))}|e|y|ies|s|es|ed|d|ing|er|ers|est|ier|iest|ly|ally|ish|ness|['’]s|s['’])?`;
  },
  es: (word) => {
    if (word.length < 4) return escape(word);
    const stem = word.replace(/(?:es|[aeo]s?)$/, '');
    const own = escape(stem.replace(/c$/, '')) + (stem.endsWith('c') ? '(?:c|qu)' : '');
    const changes = stem !== word;
    const endings = '[aeo]s?|es|it[ao]s?|ill[ao]s?|isim[ao]s?|[ae]mente|mente';
    return changes ? `${own}(?:${endings})` : `${own}(?:${endings})?`;
  },
};

/** A pattern for folded text that finds a word or phrase as a whole, in any of its forms. */
export function formsOf(phrase: string, locale: string): RegExp {
  const forms = FORMS[locale] ?? escape;
  const words = folded(phrase.trim())
    .split(/[\s-]+/)
    .map(forms);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('[\\s-]+')})(?![\\p{L}\\p{N}])`, 'gu');
}
