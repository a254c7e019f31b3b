/**
 * A day written out: "1 January 2024", "1 de enero de 2024". English dates are written the British way, as
 * its words are spelled, whatever the page's own tag says.
 *
 * @param day its beginning, in milliseconds since 1970
 * @param htmlLang the page's tag, such as "es-ES"
 */
export function writtenDay(day: number, htmlLang: string): string {
  const tag = htmlLang === 'en-US' ? 'en-GB' : htmlLang;
  return new Intl.DateTimeFormat(tag, {dateStyle: 'long', timeZone: 'UTC'}).format(day);
}
