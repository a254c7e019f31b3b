import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {useCurrentPage} from '@site/src/plugins/catalogue/client';
import Icon from '@site/src/components/ui/Icon';
import {type Language, languagesOf} from '@site/src/content/languages';
import {pathOf} from '@site/src/content/routes';
import {useDisclosure} from './useDisclosure';
import styles from './LanguageMenu.module.css';

type AlternatePage = Language & {
  /** Short form shown in the bar, such as "EN". */
  readonly code: string;
  /** The same page in that language, or its home for an unknown path. */
  readonly href: string;
  readonly isCurrent: boolean;
};

/** The page being shown, in every language of the site. */
function useAlternatePages(): AlternatePage[] {
  const {i18n} = useDocusaurusContext();
  const page = useCurrentPage();
  return languagesOf(i18n).map((language) => ({
    ...language,
    code: language.locale.toUpperCase(),
    href: pathOf(page?.slugs[language.locale] ?? '/', language.baseUrl),
    isCurrent: language.locale === i18n.currentLocale,
  }));
}

/** Not messages for translation: those would be sent to visitors, who never see this. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'In development each language has a server of its own:',
  es: 'En desarrollo, cada idioma tiene su propio servidor:',
};

type Props = {readonly pages: readonly AlternatePage[]};

/** Which commands serve the other languages; shown in development only. */
function DevelopmentHint({pages}: Props): ReactNode {
  const current = pages.find(({isCurrent}) => isCurrent);
  return (
    <li>
      <small>
        {WORDS[current?.locale ?? ''] ?? WORDS.en}
        {pages.map(
          ({locale, isCurrent}, index) =>
            !isCurrent && (
              <code key={locale}>
                <br />
                npm run dev -- --locale {locale} --port {3000 + index}
              </code>
            ),
        )}
      </small>
    </li>
  );
}

/**
 * The page in the other languages. Plain links: a full load, and they work without script. The
 * boot script adds what the address has chosen (`?selected=`, tab, filter, hash) at every press.
 */
export default function LanguageMenu(): ReactNode {
  const pages = useAlternatePages();
  const {ref, onBlur} = useDisclosure();
  const current = pages.find(({isCurrent}) => isCurrent);
  const label = translate(
    {id: 'frame.language', description: 'Language menu, for screen readers'},
    {code: current?.code ?? '', language: current?.label ?? ''},
  );
  return (
    <details ref={ref} className={styles.menu} name="frame-menu" onBlur={onBlur}>
      <summary aria-label={label}>
        {current?.code}
        <Icon name="down" />
      </summary>
      <ul className={`chamfer chamferPanel ${styles.list}`}>
        {pages.map(({locale, htmlLang, label: name, code, href, isCurrent}) => (
          <li key={locale}>
            <a
              href={href}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={isCurrent ? 'true' : undefined}>
              {name} <span>{code}</span>
            </a>
          </li>
        ))}
        {process.env.NODE_ENV === 'development' && <DevelopmentHint pages={pages} />}
      </ul>
    </details>
  );
}
