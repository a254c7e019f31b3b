import {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';

import PageLabel from '../PageLabel';
import PageLink from '../PageLink';
import {useSubmenu} from '../ProgramSubmenu/useSubmenu';
import {MAIN_PAGES} from '../pages';
import {isCurrent, useCurrentPage} from '../useCurrentPage';
import styles from './styles.module.css';

/** The eight links on small screens: a `<details>` that fills the screen and closes on choosing. */
export default function MobileMenu(): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const {onKeyDown} = useSubmenu(details);
  const current = useCurrentPage();
  const name = translate({
    id: 'frame.menu',
    message: 'Menu',
    description: 'Name of the menu button on small screens',
  });
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className={styles.menu} name="frame-menu" onKeyDown={onKeyDown}>
      <summary aria-label={name}>
        <span className={styles.lines} />
      </summary>
      <nav className={styles.sheet} aria-label={name}>
        <ul>
          {MAIN_PAGES.map((id) => (
            <li key={id}>
              <PageLink
                page={id}
                aria-current={isCurrent(id, current) ? 'page' : undefined}
                onClick={close}>
                <PageLabel page={id} />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
