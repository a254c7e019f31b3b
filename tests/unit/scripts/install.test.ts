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

test.each([
  ['nothing, though a native of another platform is missing', '1.2.0', 'sha512-a', true],
  ['another version', '1.1.0', 'sha512-a', false],
  ['other contents', '1.2.0', 'sha512-b', false],
])('%s', (_name, version, integrity, expected) =>
  expect(isInstalled(lock, {packages: {'node_modules/a': {version, integrity}}})).toBe(expected),
);

test('a missing package', () => expect(isInstalled(lock, {packages: {}})).toBe(false));
