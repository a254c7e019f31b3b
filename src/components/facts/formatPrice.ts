/**
 * An amount in whole euros as the language writes it: "€190", "190 €" (with a
 * narrow no-break space, as the house's typography asks).
 */
export function formatPrice(euros: number, htmlLang: string): string {
  return new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: false,
  })
    .format(euros)
    .replace(/\u00a0/g, '\u202f');
}
