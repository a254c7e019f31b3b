/**
 * The format of prices. The build computes it, because the first `Intl.NumberFormat` takes tens of milliseconds
 * in the browser of a slow phone.
 */

/** Any amount below 1,000: only its position in the formatted text matters. */
const SAMPLE = 7;

/**
 * The format of whole euros in a language, with `{euros}` for the number: "€{euros}", or "{euros} €" with a
 * narrow no-break space.
 */
export function priceFormat(htmlLang: string): string {
  const parts = new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).formatToParts(SAMPLE);
  return parts
    .map(({type, value}) => (type === 'integer' ? '{euros}' : value))
    .join('')
    .replace(/\u00a0/g, '\u202f');
}
