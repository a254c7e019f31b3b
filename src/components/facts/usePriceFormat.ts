import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {formatPrice} from './formatPrice';

/** Writes whole euros as the page's language does, for prices inside sentences. */
export function usePriceFormat(): (euros: number) => string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {htmlLang = currentLocale} = localeConfigs[currentLocale] ?? {};
  return (euros) => formatPrice(euros, htmlLang);
}
