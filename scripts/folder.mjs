/* Imported first by the commands that read the project: ends them where its folder has a name that tools misread. */
import {ROOT} from './install.mjs';

// In addresses of modules # starts a fragment and % an escape; for the bundler ! ends the name of a loader.
const [sign] = /[#%!]/.exec(ROOT) ?? [];
if (sign) {
  console.error(`The folder ${ROOT} cannot be read because of "${sign}" in its name: rename it.`);
  process.exit(1);
}
