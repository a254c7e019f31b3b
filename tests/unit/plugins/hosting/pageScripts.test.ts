import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {createPageScripts} from '../../../../src/plugins/hosting/pageScripts';

/** An `import()` of a file: who asks, for what, and the files that the bundler has made of it. */
const imported = (from: string, request: string, ...files: string[]) => ({
  origins: [{module: {identifier: () => from}, request}],
  getFiles: () => files,
});

const GROUPS = [
  {origins: [{module: null}], getFiles: () => ['assets/js/main.1.js']},
  imported('registry.js', '@generated/plugin.json', 'assets/js/plugin.1.js'),
  imported('registry.js', '@theme/DocItem'),
  imported('registry.js', '@site/i18n/es/docs/a.mdx', 'assets/css/all.1.css', 'assets/js/a.1.js'),
  imported('registry.js', '@site/i18n/es/docs/home.mdx', 'assets/js/home.1.js'),
  imported('Consent.tsx', './CookieBanner', 'assets/js/banner.1.js'),
];

const ROUTES = [
  {
    path: '/es/',
    component: '@theme/DocsRoot',
    routes: [
      {path: '/es/a', component: '@theme/DocItem', modules: {content: '@site/i18n/es/docs/a.mdx'}},
      {
        path: '/es/',
        component: '@theme/DocItem',
        modules: {content: '@site/i18n/es/docs/home.mdx'},
      },
    ],
  },
];

const LIST = '<script type=application/json id=site-scripts data-styles=/es/all.css>[]</script>';

test.each([
  {file: 'a.html', own: '/es/assets/js/plugin.1.js /es/assets/js/a.1.js'},
  {file: 'index.html', own: '/es/assets/js/plugin.1.js /es/assets/js/home.1.js'},
  {file: '404.html', own: undefined},
])('$file names the scripts of its own: $own', ({file, own}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'page-scripts-'));
  try {
    writeFileSync(path.join(folder, file), LIST);
    const scripts = createPageScripts();
    scripts.record(GROUPS);
    scripts.addTo(folder, '/es/', ROUTES);
    const attribute = own ? ` data-own="${own}"` : '';
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(
      LIST.replace('id=site-scripts', `id=site-scripts${attribute}`),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
});
