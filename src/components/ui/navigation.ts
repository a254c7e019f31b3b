/**
 * Links to pages navigate without a reload, by listeners at the document. Links in `Static` parts need them. Docusaurus'
 * `Link` does the same for each link, and as every route of this site begins at `/`, prefetches the home page and what
 * runs already for each one that comes into view, again for each query (findings/docusaurus-prefetch-root.sh).
 */
import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click opens a link in this tab. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** A click handler that calls `follow`, except for clicks that open another tab or window. */
export const onPlainClick =
  (follow: () => void) =>
  (event: Click & {readonly preventDefault: () => void}): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow();
  };

/** Scrolls to the top of the page and focuses it: for links to the current page. */
export function showTop(): void {
  window.scrollTo({top: 0, behavior: 'instant'});
  document.getElementById('main')?.focus({preventScroll: true});
}

/** Whether a link leads to a page in this language: not to a file, to another site or to a place on this page. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.origin !== window.location.origin || link.target || link.hreflang;
  const isPlace = link.getAttribute('href')?.startsWith('#');
  return !isElsewhere && !isPlace && !link.pathname.includes('.');
}

function pageLinkAt({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && leadsToPage(link) ? link : undefined;
}

let inView: IntersectionObserver | undefined;

/** Requests the code of a page at the lowest priority, once the link is in view and the browser has nothing to do. */
export function prefetchInView(link: HTMLAnchorElement): () => void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  inView ??= new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      inView?.unobserve(target);
      const {pathname} = target as HTMLAnchorElement;
      if (pathname !== window.location.pathname) {
        whenIdle(() => void window.docusaurus.prefetch(pathname));
      }
    }
  });
  if (leadsToPage(link)) inView.observe(link);
  return () => inView?.unobserve(link);
}

/** Follows links to pages without a reload, and loads the code of the page a little before that. */
export function useNavigation(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = pageLinkAt(event);
      if (!link || event.defaultPrevented) return;
      const address = link.pathname + link.search + link.hash;
      const isCurrent = address === history.createHref(history.location);
      const action = isCurrent || link.closest('[data-replaces]') ? 'replace' : 'push';
      onPlainClick(() => history[action](address))(event);
    };
    const preload = (event: Event): void => {
      const link = pageLinkAt(event);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    const end = new AbortController();
    const {signal} = end;
    document.addEventListener('click', follow, {signal});
    document.addEventListener('mouseover', preload, {signal});
    document.addEventListener('touchstart', preload, {passive: true, signal});
    return () => end.abort();
  }, [history]);
}
