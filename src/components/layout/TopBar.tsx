import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {isCurrent, useCurrentPage, usePages} from '@site/src/plugins/catalogue/client';
import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import LanguageMenu from './LanguageMenu';
import MobileMenu from './MobileMenu';
import ProgramSubmenu from './ProgramSubmenu';
import styles from './TopBar.module.css';

/** The links to the pages in the top bar on wide screens; the menu's opens a submenu of programs. */
function MainNavigation(): ReactNode {
  const pages = usePages('page');
  const current = useCurrentPage();
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({id: 'frame.navigation', description: 'For screen readers'})}>
      <ul>
        {pages.map((id) => {
          const link = (
            <PageLink
              page={id}
              className={styles.link}
              aria-current={isCurrent(id, current) ? 'page' : undefined}>
              <PageLabel page={id} />
            </PageLink>
          );
          return (
            <li key={id}>
              {id === 'massage-menu' ? <ProgramSubmenu>{link}</ProgramSubmenu> : link}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The logo: panot flower and name, linking home. */
function Wordmark(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <PageLink
      page="home"
      translate="no"
      className={styles.wordmark}
      aria-label={translate(
        {id: 'frame.logo', description: 'Logo, for screen readers'},
        {brand: siteConfig.title},
      )}>
      {siteConfig.title}
    </PageLink>
  );
}

/** The sticky bar on top of every page. */
export default function TopBar(): ReactNode {
  return (
    <header className={styles.bar}>
      <div>
        <Wordmark />

        <MainNavigation />
        <LanguageMenu />
        {/* Elsewhere the booking bar is the one way to the chat. */}
        <WhatsAppLink size="small" className="wideScreensOnly" />
        <MobileMenu />
      </div>
    </header>
  );
}
