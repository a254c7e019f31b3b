/**
 * How days are written out: "1 January 2024", "1 de enero de 2024". English dates are British, like the spelling of
 * the texts, although the pages are tagged en-US.
 *
 * @param htmlLang the page's tag, such as "es-ES"
 */
export function longDates(htmlLang: string): Intl.DateTimeFormat {
  const tag = htmlLang === 'en-US' ? 'en-GB' : htmlLang;
  // The digits of prices and telephone numbers, which Arabic and Persian dates do not have by themselves.
  return new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
}

/**
 * A day written out.
 *
 * @param day start of the day in UTC, in milliseconds since 1970
 * @param htmlLang the page's tag, such as "es-ES"
 */
export const formatDate = (day: number, htmlLang: string): string =>
  longDates(htmlLang).format(day);
