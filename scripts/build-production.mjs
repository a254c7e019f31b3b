/* npm run build:production: builds for publication, compressed; refuses while a placeholder is left. */
import path from 'node:path';

import {compressSite} from './compress.mjs';
import {ROOT, installPackages, run} from './install.mjs';

installPackages();
run('npx', ['docusaurus', 'build'], {env: {...process.env, VELADA_PRODUCTION: '1'}});
await compressSite(path.join(ROOT, 'build'));
