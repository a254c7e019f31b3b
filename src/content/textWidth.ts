/**
 * A letter of Chinese, Japanese or Korean, or punctuation in their width: it takes the place of two Latin letters and
 * says as much (Unicode annex 11, East Asian Width).
 */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3000-\u30FF\uFF01-\uFF60]/gu;

/** The length of a text in Latin characters, by which fields are limited: wide ones count twice. */
export const widthOf = (text: string): number => text.length + (text.match(WIDE) ?? []).length;
