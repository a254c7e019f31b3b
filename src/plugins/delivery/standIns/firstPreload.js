/*
 * Loads the page that the visit begins with. When a piece does not arrive, the browser is older than
 * the list in package.json, or the address is another page's than the one that was served, the page
 * stays as it was served: it can be read and used without script.
 */
import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {isTarget} from '../../../components/pieces/isTarget';
import {settleAddress} from '../../../components/pieces/ownAddress';
import {leavePlain, recoverFirstPage} from '../../../components/pieces/recover';

const isPage = (pathname) => matchRoutes(routes, pathname).some(({route}) => route.exact);

/** While editing, addresses are asked of the development server, which knows what it serves. */
const isInPlace = () => process.env.NODE_ENV !== 'production' || settleAddress(isPage);

/** A moment in which the browser answers a finger: reading this script has taken a while. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

export default async () => {
  await pause();
  return isTarget() && isInPlace()
    ? preload(window.location.pathname).catch(recoverFirstPage)
    : leavePlain();
};
