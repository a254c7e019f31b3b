import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import Icon from '@site/src/components/ui/Icon';
import styles from './ScrollToTop.module.css';

/** Scroll position from which the button shows, in px. */
const SCROLL_TO_TOP_PX = 300;

/** Space below the cookie banner that the button needs, in px. */
const CLEARANCE_PX = 160;

function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
  document.getElementById('main')?.focus({preventScroll: true});
}

/** A floating button that scrolls to the top of the page, once there is a way to it. */
export default function ScrollToTop(): ReactNode {
  const [visible, setVisible] = useState(false);
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const update = (): void => {
      setVisible(window.scrollY > SCROLL_TO_TOP_PX);
      const banner = document.querySelector('[data-cookie-banner]')?.getBoundingClientRect();
      // At the end of the page the banner scrolls with it.
      setClear(banner !== undefined && banner.bottom < window.innerHeight - CLEARANCE_PX);
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!visible) return null;
  return (
    <button
      type="button"
      className={clsx('chamfer', styles.button, clear && styles.clear)}
      data-tooltip=""
      data-behind-menu
      aria-label={translate({
        id: 'frame.top',
        message: 'Back to top',
        description: 'Name of the button that scrolls to the top of a page, for screen readers',
      })}
      onClick={scrollToTop}>
      <Icon name="up" />
    </button>
  );
}
