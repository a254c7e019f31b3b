/* npm run build:production: builds for publication; refuses while a placeholder is left. */
import {installPackages, run} from './install.mjs';

installPackages();
run('npx', ['docusaurus', 'build'], {env: {...process.env, VELADA_PRODUCTION: '1'}});
