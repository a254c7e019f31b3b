import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';

/**
 * Fetches the menu, where most visitors go on to, once the visitor has begun to read: at the first
 * scrolling, in an idle moment, and not where data are to be saved. 12 KB.
 */
export function usePreloadedMenu(): void {
  const menu = useBaseUrl(usePath('massage-menu'));
  useEffect(() => {
    const preload = (): void => void window.docusaurus.preload(menu);
    // Not every browser knows idle moments.
    const onScroll = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(preload);
      else setTimeout(preload);
    };
    window.addEventListener('scroll', onScroll, {once: true, passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [menu]);
}
