/**
 * How prices are written: worked out by the build, because a browser's first `Intl` format of numbers
 * takes tens of milliseconds on a slow telephone.
 */

/** Any whole amount without a group of thousands; only its place in the text counts. */
const SAMPLE = 7;

/**
 * An amount in whole euros as a language writes it, with `{euros}` for the number: "€{euros}",
 * "{euros} €" (with a narrow no-break space, as the house's typography asks).
 */
export function priceForm(htmlLang: string): string {
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
