/** Packages are installed when one is missing or differs from the lock file. */
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
  {
    name: 'ignores a missing package of another platform',
    found: {version: '1.2.0', integrity: 'sha512-a'},
    expected: true,
  },
  {
    name: 'notices another version',
    found: {version: '1.1.0', integrity: 'sha512-a'},
    expected: false,
  },
  {
    name: 'notices another checksum',
    found: {version: '1.2.0', integrity: 'sha512-b'},
    expected: false,
  },
])('$name', ({found, expected}) =>
  expect(isInstalled(lock, {packages: {'node_modules/a': found}})).toBe(expected),
);

test('notices a missing package', () => expect(isInstalled(lock, {packages: {}})).toBe(false));
