/*
 * Loads a page that was asked for, with the quiet sign on the link. When a piece does not arrive the
 * page is loaded in full or, without a host, the visitor stays where they are; after that, and on the
 * way back or forward, the page is shown with its error screen.
 */
import preload from '@docusaurus/core/lib/client/preload';

import {canReturn} from '../../../components/history/arrival';
import {showBusy} from '../../../components/pieces/busy';
import {recoverPage} from '../../../components/pieces/recover';

export default (pathname) => {
  const page = preload(pathname);
  showBusy(page);
  return page.catch(() => recoverPage(canReturn()));
};
