import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';

import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';
import {isCurrent, useCurrentPage} from '@site/src/components/links/useCurrentPage';
import {usePages} from '@site/src/components/links/usePages';
import {isPlainClick} from '@site/src/components/ui/isPlainClick';
import {showTop} from './showTop';
import {useDisclosure} from './useDisclosure';
import {useModalMenu} from './useModalMenu';
import styles from './MobileMenu.module.css';

/** The links to the pages on small screens: a `<details>` that fills the screen and closes on choosing. */
export default function MobileMenu(): ReactNode {
  const {ref, close} = useDisclosure();
  useModalMenu(ref);
  const pages = usePages('page');
  const current = useCurrentPage();
  /** The page one is on is shown from its top. */
  const choose = (event: MouseEvent<HTMLAnchorElement>, isHere: boolean): void => {
    if (!isPlainClick(event)) return;
    close();
    if (!isHere) return;
    if (event.currentTarget.href === window.location.href) event.preventDefault();
    showTop();
  };
  const name = translate({
    id: 'frame.menu',
    description: 'Name of the menu button on small screens',
  });
  return (
    <details ref={ref} className={styles.menu} name="frame-menu">
      <summary aria-label={name} data-tooltip="">
        <span className={styles.lines} />
      </summary>
      <nav className={styles.sheet} aria-label={name}>
        <ul>
          {pages.map((id) => (
            <li key={id}>
              {/* It takes the place of the menu's own entry in the history (useCloseRequest). */}
              <PageLink
                page={id}
                replace
                aria-current={isCurrent(id, current) ? 'page' : undefined}
                onClick={(event) => choose(event, isCurrent(id, current))}>
                <PageLabel page={id} />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
