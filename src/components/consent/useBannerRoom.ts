import {type RefObject, useLayoutEffect} from 'react';

/**
 * Tells the styles that the banner is shown (`data-banner`, on the html element), and keeps the room
 * that it covers free below whatever is scrolled to, so that a focused element can always be moved out
 * from under it. The room is written as a length of the root's own: through a custom property the whole
 * page would be styled anew, 170 ms on a slow telephone.
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  // Before the paint: the banner's place at the end hangs on the attribute.
  useLayoutEffect(() => {
    const {style, dataset} = document.documentElement;
    const box = banner.current;
    dataset.banner = '';
    const observer = new ResizeObserver(() => {
      // Where there is no room for it beside the page, it stands in the flow and covers nothing.
      const covers = box && getComputedStyle(box).position === 'sticky';
      style.scrollPaddingBlockEnd = covers ? `calc(${box.offsetHeight}px + var(--bar) + 2rem)` : '';
    });
    if (box) observer.observe(box);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
      delete dataset.banner;
    };
  }, [banner]);
}
