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
  ['ignores a missing package of another platform', '1.2.0', 'sha512-a', true],
  ['notices another version', '1.1.0', 'sha512-a', false],
  ['notices another checksum', '1.2.0', 'sha512-b', false],
])('%s', (_name, version, integrity, expected) =>
  expect(isInstalled(lock, {packages: {'node_modules/a': {version, integrity}}})).toBe(expected),
);

test('notices a missing package', () => expect(isInstalled(lock, {packages: {}})).toBe(false));
