/**
 * A day written out: "1 January 2024", "1 de enero de 2024". English dates are British, like the spelling of
 * the texts, although the pages are tagged en-US.
 *
 * @param day start of the day in UTC, in milliseconds since 1970
 * @param htmlLang the page's tag, such as "es-ES"
 */
export function formatDate(day: number, htmlLang: string): string {
  const tag = htmlLang === 'en-US' ? 'en-GB' : htmlLang;
  return new Intl.DateTimeFormat(tag, {dateStyle: 'long', timeZone: 'UTC'}).format(day);
}
