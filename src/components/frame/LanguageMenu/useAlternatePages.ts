import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {pathOf} from '@site/src/content/routes';
import {useCurrentPage} from '@site/src/components/links/useCurrentPage';

export type AlternatePage = {
  readonly locale: string;
  readonly htmlLang: string;
  /** Name of the language in itself. */
  readonly label: string;
  /** Short form shown in the bar, such as "EN". */
  readonly code: string;
  /** The same page in that language, or its home for an unknown path. */
  readonly href: string;
  readonly isCurrent: boolean;
};

/** The page being shown, in every language of the site. */
export function useAlternatePages(): AlternatePage[] {
  const {i18n} = useDocusaurusContext();
  const page = useCurrentPage();
  return i18n.locales.map((locale) => {
    const {htmlLang = locale, label = locale, baseUrl = '/'} = i18n.localeConfigs[locale] ?? {};
    return {
      locale,
      htmlLang,
      label,
      code: locale.toUpperCase(),
      href: pathOf(page?.slugs[locale] ?? '/', baseUrl),
      isCurrent: locale === i18n.currentLocale,
    };
  });
}
