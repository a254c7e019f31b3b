/*
 * npm run test:engines: the site in WebKit, the engine of Safari, in the oldest Chrome of `browserslist`, and in Firefox
 * where there is one.
 */
import {fileURLToPath} from 'node:url';

import {aptInstall, findProgram, run} from './install.mjs';
import {WITHOUT_OLD_CHROME, findOldChrome, installOldChrome} from './oldChrome.mjs';

const IS_MAC = process.platform === 'darwin';

/** Shown where there is no WebKit that can be driven. */
export const WITHOUT_WEBKIT = `WebKit: not tested (sudo ${
  IS_MAC ? 'safaridriver --enable' : 'apt-get install webkit2gtk-driver xvfb'
})`;

/** Paths of the driver and, on Linux, of the display; undefined where one is missing. */
export function findWebKit() {
  const driver = findProgram(IS_MAC ? 'safaridriver' : 'WebKitWebDriver');
  const display = IS_MAC ? undefined : findProgram('Xvfb');
  return driver && (IS_MAC || display) ? {driver, display} : undefined;
}

/** Installs WebKit where it is missing, on Debian. */
export function installWebKit() {
  if (!findWebKit()) aptInstall('webkit2gtk-driver', 'xvfb');
}

/** Path of the system's Firefox, or undefined. */
export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installWebKit();
  await installOldChrome();
  const missing = [
    ...(findWebKit() ? [] : [WITHOUT_WEBKIT]),
    ...(findOldChrome() ? [] : [WITHOUT_OLD_CHROME]),
  ];
  missing.forEach((sentence) => console.log(sentence));
  const isTested = run('npx', 'vitest', 'run', '--project', 'engines');
  if (!isTested || (missing.length > 0 && process.env.CI)) process.exitCode = 1;
}
