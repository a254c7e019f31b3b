/* npm start: installs what is missing, builds every language and serves the site. */
import {ROOT, installPackages, run} from './install.mjs';

installPackages();
run('npx', ['docusaurus', 'build']);
run(process.execPath, ['scripts/serve.mjs'], {cwd: ROOT});
