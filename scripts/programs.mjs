/*
 * Installs the programs that tests need beside the packages: browsers and, on Debian, WebKit and the servers of hosts.
 * `npm test` waits for their downloads while it computes other things.
 */
import {installWebKit} from './engines.mjs';
import {installServers} from './hosts.mjs';
import {installBrowser} from './install.mjs';
import {installOldChrome} from './oldChrome.mjs';

if (!installBrowser()) process.exitCode = 1;
installServers();
installWebKit();
await installOldChrome();
