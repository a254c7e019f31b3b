import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {isCurrent, useCurrentPage, usePages} from '@site/src/plugins/catalogue/client';
import PageLink from '@site/src/components/links/PageLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import LanguageMenu from './LanguageMenu';
import MobileMenu from './MobileMenu';
import ProgramSubmenu from './ProgramSubmenu';
import styles from './TopBar.module.css';

/** The sticky bar on top of every page, with the navigation on wide screens. */
export default function TopBar(): ReactNode {
  const pages = usePages('page', 'menu');
  const current = useCurrentPage();
  const {title: brand} = useDocusaurusContext().siteConfig;
  const logo = translate(
    {
      id: 'frame.logo',
      message: '{brand}, home',
      description: 'Top bar: name of the logo, a link to the home page, for screen readers',
    },
    {brand},
  );
  return (
    <header className={styles.bar}>
      <div>
        <PageLink page="home" translate="no" className={styles.wordmark} aria-label={logo}>
          {brand}
        </PageLink>
        <nav
          className={styles.navigation}
          aria-label={translate({
            id: 'frame.navigation',
            message: 'Main',
            description: 'Top bar: name of the navigation, for screen readers',
          })}>
          <ul>
            {pages.map((id) => {
              const link = (
                <PageLink
                  page={id}
                  className={styles.link}
                  aria-current={isCurrent(id, current) ? 'page' : undefined}
                />
              );
              return (
                <li key={id}>
                  {id === 'massage-menu' ? <ProgramSubmenu>{link}</ProgramSubmenu> : link}
                </li>
              );
            })}
          </ul>
        </nav>
        <LanguageMenu />
        {/* Small screens have the booking bar. */}
        <WhatsAppLink size="small" className="wideScreensOnly" />
        <MobileMenu />
      </div>
    </header>
  );
}
