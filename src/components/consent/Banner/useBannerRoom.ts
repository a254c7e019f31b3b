import {type RefObject, useEffect} from 'react';

/**
 * Tells the styles how high the banner is (`--banner`, on the html element), so that a focused
 * element can always be moved out from under it.
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {style} = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner', `${banner.current?.offsetHeight ?? 0}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner');
    };
  }, [banner]);
}
