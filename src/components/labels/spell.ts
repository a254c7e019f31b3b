/**
 * A whole number in words, from a list of number words separated by spaces that begins
 * with one; in digits where the list ends before it.
 */
export function spell(count: number, words: string): string {
  return words.split(' ')[count - 1] ?? String(count);
}

/** A text with its first letter in upper case, by the rules of the language. */
export function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
