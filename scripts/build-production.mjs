/* npm run build:production: builds for publication, compressed; refuses while a placeholder is left. */
import {buildSite} from './build.mjs';
import {compressSite} from './compress.mjs';
import {installPackages} from './install.mjs';

installPackages();
process.exitCode = await buildSite({
  args: process.argv.slice(2),
  env: {VELADA_PRODUCTION: '1'},
  finish: compressSite,
});
