/* The oldest version of each browser that the site promises: `browserslist` in package.json. */
import browserslist from 'browserslist';

import {ROOT} from './install.mjs';

const promised = browserslist(undefined, {path: ROOT, env: 'production'}).map((one) =>
  one.split(' '),
);

/** The oldest version of a browser, such as "16.6". Throws where none is promised. */
export function oldestVersion(name) {
  const versions = promised
    .filter(([browser]) => browser === name)
    // Several versions of iOS count as one, "16.6-16.7".
    .map(([, version = '']) => version.split('-')[0] ?? '')
    .sort((one, other) => one.localeCompare(other, 'en', {numeric: true}));
  if (!versions[0]) throw new Error(`browserslist in package.json has no ${name}.`);
  return versions[0];
}
