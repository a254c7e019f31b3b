import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {formatPrice} from './format';

/** Writes whole euros as the page's language does, for prices inside sentences. */
export function usePriceFormat(): (euros: number) => string {
  const form = useCatalogue().priceForm;
  return (euros) => formatPrice(euros, form);
}
