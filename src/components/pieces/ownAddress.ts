/**
 * Whether a page stands at the address it was built for. Hosts may serve one document for anything, a
 * page at a doubled slash, a whole site below a folder it was not built for: React would take over
 * with the page of the address, over the HTML of another one.
 */

/** Whether a path is one of the site's pages, in the language of the scripts that run. */
type IsPage = (pathname: string) => boolean;

/** An address without what hosts forgive: doubled slashes, `.html`, a slash at the end. */
function tidy(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/');
  return single.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * The page's own address for the one that was opened; undefined when they are not the same page.
 * @param opened path in the address bar
 * @param own path that the page names as its own; a 404 page has none, and stands at every path
 *   that is no page
 */
export function ownAddress(
  opened: string,
  own: string | undefined,
  isPage: IsPage,
): string | undefined {
  const asked = decoded(opened);
  if (own === undefined) return asked !== undefined && isPage(tidy(asked)) ? undefined : opened;
  return asked !== undefined && tidy(asked) === tidy(own) && isPage(own) ? own : undefined;
}

/** Puts the address right where it is another spelling of the page's own; false where it is another page's. */
export function settleAddress(isPage: IsPage): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const {pathname, search, hash} = window.location;
  const own = ownAddress(
    pathname,
    canonical ? new URL(canonical.href).pathname : undefined,
    isPage,
  );
  if (own === undefined) return false;
  if (own !== pathname) window.history.replaceState(window.history.state, '', own + search + hash);
  return true;
}
