/** One for each language: making one takes as long as many prices, and a menu has dozens. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(htmlLang: string): Intl.NumberFormat {
  const made =
    formats.get(htmlLang) ??
    new Intl.NumberFormat(htmlLang, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
      useGrouping: false,
    });
  formats.set(htmlLang, made);
  return made;
}

/**
 * An amount in whole euros as the language writes it: "€190", "190 €" (with a
 * narrow no-break space, as the house's typography asks).
 */
export function formatPrice(euros: number, htmlLang: string): string {
  return formatOf(htmlLang)
    .format(euros)
    .replace(/\u00a0/g, '\u202f');
}
