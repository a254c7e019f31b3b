import {translate} from '@docusaurus/Translate';
import {type MouseEvent, type ReactNode, type RefObject, useEffect, useRef} from 'react';

import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';
import {AllPrograms} from '@site/src/components/links/PageList';
import Icon from '@site/src/components/ui/Icon';
import {useCatalogue, useCurrentPage} from '@site/src/plugins/catalogue/client';
import {useDisclosure} from './useDisclosure';
import styles from './ProgramSubmenu.module.css';

/** How long the pointer rests on an entry before its submenu opens, in milliseconds. */
const SUBMENU_HOVER_MS = 100;

type Pointer = {readonly pointerType: string};

type HoverOpening = {
  /** For the whole entry. */
  readonly entry: {
    readonly onPointerEnter: (event: Pointer) => void;
    readonly onPointerLeave: (event: Pointer) => void;
  };
  /** For the `<summary>`. */
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Opens a `<details>` while the mouse rests on it. A click on its arrow then keeps it open, also
 * when the mouse has gone; the next click closes it.
 */
function useHoverOpening(ref: RefObject<HTMLDetailsElement | null>): HoverOpening {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    entry: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (!ref.current || ref.current.open) return;
          ref.current.open = true;
          byHover.current = true;
        }, SUBMENU_HOVER_MS);
      },
      onPointerLeave: ({pointerType}) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (ref.current && byHover.current) ref.current.open = false;
        byHover.current = false;
      },
    },
    onClick: (event) => {
      clearTimeout(timer.current);
      // A key's click has no number.
      if (byHover.current && ref.current?.open && event.detail > 0) event.preventDefault();
      byHover.current = false;
    },
  };
}

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
            description: 'Arrow that opens the list of programs',
          })}>
          <Icon name="down" />
        </summary>
        <ul className={`chamfer chamferPanel ${styles.list}`}>
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
