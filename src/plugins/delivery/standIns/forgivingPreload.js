/* Loads a page's chunks; when one fails, the page is shown all the same, with its error screen. */
import preload from '@docusaurus/core/lib/client/preload';

export default (pathname) => preload(pathname).catch(() => undefined);
