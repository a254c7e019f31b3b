/* npm run test:engines: the site in WebKit, the engine of Safari, and in Firefox where there is one. */
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {aptInstall, findProgram, run} from './install.mjs';

/** Shown where there is no WebKit that can be driven. */
export const WITHOUT_WEBKIT = `WebKit: not tested (${
  process.platform === 'darwin'
    ? 'sudo safaridriver --enable'
    : 'sudo apt-get install webkit2gtk-driver xvfb'
})`;

/** Paths of the driver and, on Linux, of the display; undefined where one is missing. WEBKIT_DRIVER names another driver. */
export function findWebKit() {
  const {WEBKIT_DRIVER} = process.env;
  const name = process.platform === 'darwin' ? 'safaridriver' : 'WebKitWebDriver';
  const driver = WEBKIT_DRIVER === undefined ? findProgram(name) : WEBKIT_DRIVER;
  if (!driver || !existsSync(driver)) return undefined;
  if (process.platform === 'darwin') return {driver, display: undefined};
  const display = findProgram('Xvfb');
  return display && {driver, display};
}

/** Path of the system's Firefox, or undefined. */
export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findWebKit() && process.env.WEBKIT_DRIVER === undefined) {
    aptInstall('webkit2gtk-driver', 'xvfb');
  }
  if (findWebKit()) {
    run('npx', 'vitest', 'run', '--project', 'engines');
  } else {
    console.log(WITHOUT_WEBKIT);
    process.exitCode = process.env.CI ? 1 : 0;
  }
}
