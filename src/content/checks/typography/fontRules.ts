import characters from '../../fontCharacters.json';
import type {Rule} from './rules';

const HELD = Object.values(characters)
  .join('')
  .replace(/[\\\]^-]/g, '\\$&');

/** Letters that are not another one with an accent, and what papers write for them. */
const STRUCK: Readonly<Record<string, string>> = {
  ...{Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd'},
  ...{Þ: 'Th', þ: 'th', Æ: 'Ae', ı: 'i'},
};

/**
 * Characters that the fonts of English and Spanish pages do not hold; they would stand in another
 * typeface. The mark of a component (U+FFFC), invisible signs, ASCII and other alphabets are left to other rules.
 */
export const OUTSIDE_FONTS: readonly Rule[] = [
  {
    pattern: /\p{M}(?<!\uFE0F)/u,
    found: () => 'an accent apart from its letter, as text copied from elsewhere may have it',
    remedy: 'Type the word again.',
  },
  {
    pattern: /\p{Co}/u,
    found: ([sign]) =>
      `a sign that nobody sees (U+${sign.codePointAt(0)?.toString(16).toUpperCase()}), as lists copied from Word have it`,
    remedy: 'Delete it. An entry of a list begins with a hyphen and a blank.',
  },
  {
    pattern: /[ﬀ-ﬄ]/u,
    found: ([sign]) => `${sign}, one sign for several letters, as printed pages have it`,
    remedy: (typed) => `Type the letters: ${typed.normalize('NFKC').split('').join(' and ')}.`,
  },
  {
    pattern: new RegExp(
      `(?![\\s\\uFB00-\\uFB04\\p{ASCII}\\p{M}\\p{Cf}\\p{Co}\\uFFFC„‚‹›\\p{Script=Cyrillic}\\p{Script=Greek}´▪‣◦])[^${HELD}]`,
      'u',
    ),
    found: ([sign]) => `${sign}, which the site’s fonts do not hold`,
    remedy: (typed) => {
      const plain = STRUCK[typed] ?? typed.normalize('NFD').replace(/\p{M}/gu, '');
      return plain === typed || !/\p{L}/u.test(plain)
        ? 'Say it in words.'
        : `Write ${plain} instead, as newspapers do, or say it in words.`;
    },
  },
];
