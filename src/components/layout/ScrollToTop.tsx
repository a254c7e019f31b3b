import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import Icon from '@site/src/components/ui/Icon';
import styles from './ScrollToTop.module.css';

/** How far the page is scrolled before the button shows, in px. */
const SCROLL_TO_TOP_PX = 300;

/** How far above the window's lower edge the cookie banner must end to leave the button its place, in px. */
const CLEARANCE_PX = 160;

function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
  document.getElementById('main')?.focus({preventScroll: true});
}

/** A floating button to the top of the page, shown once the page has been scrolled. */
export default function ScrollToTop(): ReactNode {
  const [visible, setVisible] = useState(false);
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const update = (): void => {
      setVisible(window.scrollY > SCROLL_TO_TOP_PX);
      const banner = document.querySelector('[data-cookie-banner]')?.getBoundingClientRect();
      // It has scrolled up with the end of the page, away from the button's place.
      setClear(banner !== undefined && banner.bottom < window.innerHeight - CLEARANCE_PX);
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <button
      type="button"
      className={clsx('chamfer', styles.button, visible && styles.visible, clear && styles.clear)}
      data-tooltip=""
      aria-label={translate({id: 'frame.top', description: 'Button that scrolls to the top'})}
      onClick={scrollToTop}>
      <Icon name="up" />
    </button>
  );
}
