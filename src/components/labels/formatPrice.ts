/**
 * An amount in whole euros as the language writes it: "€190", "190 €".
 *
 * @param form as `priceForm` of the catalogue has it, with `{euros}` for the number
 */
export function formatPrice(euros: number, form: string): string {
  return form.replace('{euros}', String(euros));
}
