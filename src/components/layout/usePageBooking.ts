import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** The green buttons of a page; those of the bar itself and of the top bar are not among them. */
const BUTTONS = '#main [data-booking]';

/**
 * Whether one of the page's own green buttons is in view, so that the bar need not repeat it. Always
 * false before script, and in browsers without IntersectionObserver.
 */
export function usePageBooking(): boolean {
  const location = useLocation();
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setInView(seen.size > 0);
      },
      {threshold: 0.5},
    );
    document.querySelectorAll(BUTTONS).forEach((button) => observer.observe(button));
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [location]);
  return inView;
}
