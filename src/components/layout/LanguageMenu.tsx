import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';
import {useDisclosure} from './useDisclosure';
import DevelopmentHint from './DevelopmentHint';
import styles from './LanguageMenu.module.css';
import {useAlternatePages} from './useAlternatePages';

/**
 * The page in the other languages. Plain links: a full load, and they work without script. The
 * boot script adds what the address has chosen (`?selected=`, tab, filter, hash) at every press.
 */
export default function LanguageMenu(): ReactNode {
  const pages = useAlternatePages();
  const {ref, onBlur} = useDisclosure();
  const current = pages.find(({isCurrent}) => isCurrent);
  const label = translate(
    {id: 'frame.language', description: 'Name of the language menu for screen readers'},
    {code: current?.code ?? '', language: current?.label ?? ''},
  );
  return (
    <details ref={ref} className={styles.menu} name="frame-menu" onBlur={onBlur}>
      <summary aria-label={label}>
        {current?.code}
        <Icon name="down" />
      </summary>
      <ul className={`xamfra cutPanel ${styles.list}`}>
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
