import {translate} from '@docusaurus/Translate';
import {type MouseEvent, type ReactNode, type RefObject, useEffect, useState} from 'react';

import {isCurrent, useCurrentPage, usePages} from '@site/src/plugins/catalogue/client';
import {isPlainClick, showTop} from '@site/src/components/ui/navigation';
import PageLink from '@site/src/components/links/PageLink';
import {useCloseRequest} from '@site/src/components/ui/overlay';
import {useDisclosure} from './useDisclosure';
import styles from './MobileMenu.module.css';

/** What the open menu covers, marked where it is rendered: not the top bar and the booking bar, which stay in view. */
const COVERED_BY_MENU = '[data-behind-menu]';

function setInert(isInert: boolean): void {
  document.querySelectorAll<HTMLElement>(COVERED_BY_MENU).forEach((part) => {
    part.inert = isInert;
  });
}

const uncover = (): void => setInert(false);

/** Makes a `<details>` modal: what it covers is inert, and Back closes it. It may be open before hydration. */
function useModalMenu(ref: RefObject<HTMLDetailsElement | null>, close: () => void): void {
  const [isOpen, setOpen] = useState(false);
  useCloseRequest(close, isOpen);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const onToggle = (): void => setOpen(menu.open);
    // A wide window hides the menu.
    const onResize = (): void => {
      if (menu.getClientRects().length === 0) menu.open = false;
    };
    onToggle();
    menu.addEventListener('toggle', onToggle);
    window.addEventListener('resize', onResize);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      window.removeEventListener('resize', onResize);
    };
  }, [ref]);
  useEffect(() => {
    const page = ref.current?.closest('header')?.parentElement;
    if (!isOpen || !page) return undefined;
    const cover = (): void => setInert(ref.current?.open ?? false);
    cover();
    // The cookie banner comes later.
    const arrivals = new MutationObserver(cover);
    arrivals.observe(page, {childList: true});
    return () => {
      arrivals.disconnect();
      uncover();
    };
  }, [ref, isOpen]);
}

/** The navigation on small screens: a `<details>` that fills the screen and closes when a link is chosen. */
export default function MobileMenu(): ReactNode {
  const {ref, close} = useDisclosure(uncover);
  useModalMenu(ref, close);
  const pages = usePages('page', 'menu');
  const current = useCurrentPage();
  const choose = (event: MouseEvent<HTMLAnchorElement>, isHere: boolean): void => {
    if (!isPlainClick(event)) return;
    close();
    if (!isHere) return;
    if (event.currentTarget.href === window.location.href) event.preventDefault();
    showTop();
  };
  const name = translate({
    id: 'frame.menu',
    message: 'Menu',
    description:
      'Top bar of small screens: name of the button that opens the menu, for screen readers',
  });
  return (
    <details ref={ref} className={styles.menu} name="frame-menu">
      <summary aria-label={name} data-tooltip="">
        <span className={styles.lines} />
      </summary>
      {/* Its links replace the extra history entry of useCloseRequest. */}
      <nav className={`menuLinks ${styles.sheet}`} aria-label={name} data-replaces>
        <ul>
          {pages.map((id) => (
            <li key={id}>
              <PageLink
                page={id}
                aria-current={isCurrent(id, current) ? 'page' : undefined}
                onClick={(event) => choose(event, isCurrent(id, current))}
              />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
