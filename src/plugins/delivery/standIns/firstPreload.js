/*
 * Loads the page that the visit begins with. When a piece does not arrive, or the browser is older
 * than the list in package.json, the page stays as it was served: it can be read and used without script.
 */
import preload from '@docusaurus/core/lib/client/preload';

import {isTarget} from '../../../components/pieces/isTarget';
import {leavePlain, recoverFirstPage} from '../../../components/pieces/recover';

export default (pathname) =>
  isTarget() ? preload(pathname).catch(recoverFirstPage) : leavePlain();
