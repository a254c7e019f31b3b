import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

/** How far the page is scrolled before the button shows, in px (specification, section 9). */
export const SCROLL_TO_TOP_PX = 300;

function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
  document.getElementById('main')?.focus({preventScroll: true});
}

/** A floating button to the top of the page, shown once the page has been scrolled. */
export default function ScrollToTop(): ReactNode {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = (): void => setVisible(window.scrollY > SCROLL_TO_TOP_PX);
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <button
      type="button"
      className={clsx(styles.button, visible && styles.visible)}
      data-tooltip=""
      aria-label={translate({
        id: 'frame.top',
        message: 'Back to top',
        description: 'Name of the button that scrolls to the top',
      })}
      onClick={scrollToTop}>
      <Icon name="up" />
    </button>
  );
}
