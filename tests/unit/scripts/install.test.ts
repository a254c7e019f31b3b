/** Packages are installed when something is missing, and not because a file looks newer. */
import {expect, test} from 'vitest';

import {isInstalled} from '../../../scripts/install.mjs';

const lock = {
  packages: {
    '': {version: '1.0.0'},
    'node_modules/a': {version: '1.2.0', integrity: 'sha512-a'},
    'node_modules/a-darwin': {version: '1.2.0', integrity: 'sha512-d', optional: true},
  },
};
const record = {packages: {'node_modules/a': {version: '1.2.0', integrity: 'sha512-a'}}};

test('what is there need not be installed, natives of other platforms least of all', () =>
  expect(isInstalled(lock, record)).toBe(true));

test.each([
  ['a missing package', {packages: {}}],
  ['another version', {packages: {'node_modules/a': {version: '1.1.0', integrity: 'sha512-a'}}}],
  ['other contents', {packages: {'node_modules/a': {version: '1.2.0', integrity: 'sha512-b'}}}],
])('%s is', (_name, installed) => expect(isInstalled(lock, installed)).toBe(false));
