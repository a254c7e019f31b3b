import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import Icon from '@site/src/components/ui/Icon';
import AllPrograms from '@site/src/components/links/AllPrograms';
import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';
import {useCurrentPage} from '@site/src/components/links/useCurrentPage';
import {useDisclosure} from './useDisclosure';
import {useHoverOpening} from './useHoverOpening';
import styles from './ProgramSubmenu.module.css';

/**
 * The menu's link with the list of all programs below it. A `<details>`, so that it
 * opens without script; with script it also opens after 100 ms of hover.
 */
export default function ProgramSubmenu({children}: {children: ReactNode}): ReactNode {
  const {ref, close, onBlur} = useDisclosure();
  const hover = useHoverOpening(ref);
  const {routes} = useCatalogue();
  const current = useCurrentPage();
  return (
    <div className={styles.entry} {...hover.entry} onBlur={onBlur}>
      {children}
      <details ref={ref} name="frame-menu">
        <summary
          className={styles.toggle}
          onClick={hover.onClick}
          data-tooltip=""
          aria-label={translate({
            id: 'frame.programs',
            description: 'Name of the arrow that opens the list of programs in the top bar',
          })}>
          <Icon name="down" />
        </summary>
        <ul className={`xamfra cutPanel ${styles.list}`}>
          {routes
            .filter(({kind}) => kind === 'program')
            .map(({id}) => (
              <li key={id}>
                <PageLink
                  page={id}
                  onClick={close}
                  aria-current={current?.id === id ? 'page' : undefined}>
                  <PageLabel page={id} />
                </PageLink>
              </li>
            ))}
          <AllPrograms onClick={close} />
        </ul>
      </details>
    </div>
  );
}
