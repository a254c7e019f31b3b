/** The address of the page, and the addresses of the same page in other languages. */

import {all} from './elements';

/** Such as the end of `/about.html`, and of `/es/index.html`, of which the slash stays. */
const FILE_NAME = /(\/)index\.html$|\.html$/;

/** Hosts without rules serve a page by its file name too, which the router does not know. */
export function leaveOutFileName(): void {
  const path = location.pathname.replace(FILE_NAME, '$1');
  if (path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}

/** Links to other languages keep the query and the fragment. */
export function keepPlaceInLanguages(): void {
  all<HTMLAnchorElement>('header a[hreflang]').forEach((link) => {
    link.search = location.search;
    link.hash = location.hash;
  });
}
