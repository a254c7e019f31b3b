import {type RefObject, useEffect} from 'react';

/**
 * Tells the styles that the banner is shown (`data-banner`, on the html element) and how high it is
 * (`--banner`), so that a focused element can always be moved out from under it.
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {style, dataset} = document.documentElement;
    dataset.banner = '';
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner', `${banner.current?.offsetHeight ?? 0}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner');
      delete dataset.banner;
    };
  }, [banner]);
}
