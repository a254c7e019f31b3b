/** The modules of Docusaurus that the plugins replace by name must still be there after an upgrade. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const MODULES = path.join(import.meta.dirname, '../../../../node_modules');

test.each([
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  '@docusaurus/theme-classic/lib/nprogress.js',
  '@docusaurus/core/lib/client/preload.js',
])('%s exists', (file) => expect(existsSync(path.join(MODULES, file))).toBe(true));

test('PendingNavigation still preloads through ./preload', () =>
  expect(
    readFileSync(path.join(MODULES, '@docusaurus/core/lib/client/PendingNavigation.js'), 'utf8'),
  ).toContain("from './preload'"));

test.each(['SiteMetadata', 'NotFound'])('%s is still a theme component', (name) =>
  expect(existsSync(path.join(MODULES, '@docusaurus/theme-classic/lib/theme', name))).toBe(true),
);
