import {type RefObject, useLayoutEffect} from 'react';

/**
 * Tells the styles that the banner is shown (`data-banner`, on the html element) and how high it is
 * (`--banner`), so that a focused element can always be moved out from under it.
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  // Before the paint: the layout that gives the banner its place at the end hangs on the attribute.
  useLayoutEffect(() => {
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
