import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';
import ProgramSubmenu from './ProgramSubmenu';
import {isCurrent, useCurrentPage} from '@site/src/components/links/useCurrentPage';
import {usePages} from '@site/src/components/links/usePages';
import styles from './MainNavigation.module.css';

/** The links to the pages in the top bar on wide screens; the menu's opens a submenu of programs. */
export default function MainNavigation(): ReactNode {
  const pages = usePages('page');
  const current = useCurrentPage();
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({
        id: 'frame.navigation',
        description: 'Name of the main navigation for screen readers',
      })}>
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
