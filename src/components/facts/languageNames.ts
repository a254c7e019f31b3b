/**
 * Names of languages in the language of the page, each as it stands inside a sentence.
 *
 * @param codes two-letter codes of languages, such as `fr`
 * @param locale language of the page
 */
export function languageNames(codes: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, {type: 'language'});
  return codes.map((code) => names.of(code) ?? code);
}

/** Names as the language of the page lists them inside a sentence: "Spanish and English". */
export function inSentence(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, {type: 'conjunction'}).format(names);
}

/**
 * Names of languages in the language of the page, as a list: "Spanish, English and French".
 *
 * @param codes two-letter codes of languages, such as `fr`
 * @param locale language of the page
 */
export function languageList(codes: readonly string[], locale: string): string {
  const list = inSentence(languageNames(codes, locale), locale);
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1);
}
