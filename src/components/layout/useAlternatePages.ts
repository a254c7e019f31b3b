import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {type Language, languagesOf} from '@site/src/content/languages';
import {pathOf} from '@site/src/content/routes';
import {useCurrentPage} from '@site/src/components/links/useCurrentPage';

export type AlternatePage = Language & {
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
  return languagesOf(i18n).map((language) => ({
    ...language,
    code: language.locale.toUpperCase(),
    href: pathOf(page?.slugs[language.locale] ?? '/', language.baseUrl),
    isCurrent: language.locale === i18n.currentLocale,
  }));
}
