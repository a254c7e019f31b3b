/* npm run build:production: builds for publication, compressed; refuses while a placeholder is left. */
import path from 'node:path';

import {build} from './build.mjs';
import {compressSite} from './compress.mjs';
import {ROOT, installPackages} from './install.mjs';

installPackages();
build(process.argv.slice(2), {...process.env, VELADA_PRODUCTION: '1'});
await compressSite(path.join(ROOT, 'build'));
