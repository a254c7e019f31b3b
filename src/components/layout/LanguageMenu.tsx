import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {useCurrentPage, useLanguage} from '@site/src/plugins/catalogue/client';
import Icon from '@site/src/components/ui/Icon';
import {languagesOf} from '@site/src/content/browser/languageOf';
import {pathOf} from '@site/src/content/browser/routes';
import {useDisclosure} from './useDisclosure';
import styles from './LanguageMenu.module.css';

/**
 * Links to the page in all languages, or to their home pages from an unknown path. On click the boot script adds the
 * current query and hash.
 */
export default function LanguageMenu(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const page = useCurrentPage();
  const {ref, onBlur} = useDisclosure();
  const current = i18n.currentLocale.toUpperCase();
  const label = translate(
    {
      id: 'frame.language',
      message: '{code}, language: {language}',
      description:
        'Language menu: its name for screen readers; {code} is such as “EN”, {language} such as “English”',
    },
    {code: current, language: useLanguage().label},
  );
  return (
    <details ref={ref} className={styles.menu} name="frame-menu" onBlur={onBlur}>
      <summary aria-label={label}>
        {current}
        <Icon name="down" />
      </summary>
      <ul className={`menuLinks popup chamfer chamferPanel ${styles.list}`}>
        {languagesOf(i18n).map(({locale, htmlLang, label: name, baseUrl}) => (
          <li key={locale}>
            <a
              href={pathOf(page?.slugs[locale] ?? '/', baseUrl)}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={locale === i18n.currentLocale ? 'true' : undefined}>
              {`${name} `}
              <span>{locale.toUpperCase()}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
