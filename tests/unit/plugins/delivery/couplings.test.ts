/**
 * What the project relies on inside Docusaurus besides replaced modules (those are in
 * replacements.test.ts). All are told by number and name in src/theme/README.md; a failure after an
 * upgrade names the one to look at.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {pageTemplate} from '../../../../src/plugins/delivery/pageTemplate';
import {REPLACEMENTS} from '../../../../src/plugins/delivery/replacements';
import {textOf} from './docusaurus';

const THEME = path.join(import.meta.dirname, '../../../../src/theme');
const README = readFileSync(path.join(THEME, 'README.md'), 'utf8');
const CLIENT = '@docusaurus/core/lib/client';
const SERVER = '@docusaurus/core/lib/server';
const CLASSIC = '@docusaurus/theme-classic/lib/theme';

type Coupling = {
  /** As src/theme/README.md calls it. */
  readonly name: string;
  /** Files below node_modules, each with the text that must stand in it. */
  readonly ground: readonly (readonly [file: string, line: string])[];
  readonly remedy: string;
};

const COMPARE =
  'Compare the override in src/theme with the original and take over what the site needs.';

const COUPLINGS: readonly Coupling[] = [
  {
    name: 'SiteMetadata',
    ground: [
      [`${CLIENT}/SiteMetadataDefaults.js`, 'export default function SiteMetadataDefaults'],
      [`${CLIENT}/App.js`, "from '@theme/SiteMetadata'"],
      [`${CLASSIC}/SiteMetadata/index.js`, 'export default function SiteMetadata()'],
    ],
    remedy: COMPARE,
  },
  {
    name: 'NotFound',
    ground: [
      [`${CLIENT}/exports/ComponentCreator.js`, "import('@theme/NotFound')"],
      [`${CLASSIC}/NotFound/index.js`, 'export default function'],
    ],
    remedy: COMPARE,
  },
  {
    name: 'Error',
    ground: [
      [`${CLIENT}/exports/ErrorBoundary.js`, "from '@theme/Error'"],
      [`${CLIENT}/exports/ErrorBoundary.js`, 'tryAgain: () => this.setState({ error: null })'],
    ],
    remedy: 'The override is handed `tryAgain`; mend it when it is handed something else.',
  },
  {
    name: 'Loading',
    ground: [
      [`${CLIENT}/exports/ComponentCreator.js`, "from '@theme/Loading'"],
      [`${CLIENT}/theme-fallback/Loading/index.js`, 'Loading({ error, retry, pastDelay, })'],
    ],
    remedy: 'The override is handed `error` and `retry`; mend it when it is handed something else.',
  },
  {
    name: 'ThemeProvider',
    ground: [
      [`${CLIENT}/App.js`, "from '@theme/ThemeProvider'"],
      [
        `${CLASSIC}/ThemeProvider/index.js`,
        'return <TitleFormatterProvider>{children}</TitleFormatterProvider>;',
      ],
    ],
    remedy:
      'The original provides more than the title formatter now. See whether anything the site uses needs it, then add it to the override.',
  },
  {
    name: 'levels of the docs plugin',
    ground: [
      'docsRootComponent',
      'docVersionRootComponent',
      'docRootComponent',
      'docItemComponent',
    ].map(
      (option) => ['@docusaurus/plugin-content-docs/lib/routes.js', `options.${option}`] as const,
    ),
    remedy: 'The options of these names in docusaurus.config.ts must name the frame of every page.',
  },
  {
    name: 'hydration mark',
    ground: [
      [`${CLIENT}/hasHydratedDataAttribute.js`, '<html data-has-hydrated={isBrowser}/>'],
      [`${CLIENT}/clientEntry.js`, "document.getElementById('__docusaurus')"],
      [`${CLIENT}/clientEntry.js`, 'hydrateRoot(container'],
    ],
    remedy:
      'The styles of the masseuses’ list and the browser tests wait for `data-has-hydrated`; pageTemplate.ts renders into `#__docusaurus`.',
  },
  {
    name: 'style chunks',
    ground: [
      ['@docusaurus/core/lib/webpack/base.js', 'cacheGroups: {'],
      [
        '@docusaurus/core/lib/webpack/base.js',
        "styles: {\n                            name: 'styles',",
      ],
    ],
    remedy: 'chunks.ts overrides the group `styles`, so that each page brings its own style.',
  },
  {
    name: 'chunks of routes',
    ground: [
      [`${SERVER}/codegen/codegenRoutes.js`, "(generatedFilesDir, 'routesChunkNames.json'"],
      [`${SERVER}/codegen/codegenRoutes.js`, 'const routeKey = `${routePath}-${routeHash}`;'],
      ['@docusaurus/core/lib/webpack/client.js', "(generatedFilesDir, 'client-manifest.json')"],
      [`${CLIENT}/docusaurus.js`, "routeNameWithHash.replace(/-[^-]+$/, '')"],
    ],
    remedy: 'chunkFiles.ts reads these two files to tell the style of each page.',
  },
  {
    name: 'exports of pages',
    ground: [
      [`${CLIENT}/exports/ComponentCreator.js`, ".filter((k) => k !== 'default')"],
      [`${CLIENT}/exports/ComponentCreator.js`, 'chunk[nonDefaultKey] ='],
    ],
    remedy: 'layouts.ts gives pages `Layout` and `data` as exports; the Page component reads them.',
  },
  {
    name: 'order of postBuild',
    ground: [
      [
        '@docusaurus/core/lib/commands/build/buildLocale.js',
        'await Promise.all(plugins.map(async (plugin) => {\n        if (!plugin.postBuild) {\n            return;\n        }\n        await plugin.postBuild({',
      ],
    ],
    remedy:
      'The delivery plugin links styles before the hosting plugin, next in docusaurus.config.ts, reads the pages. See that it still does.',
  },
  {
    name: 'words of the site',
    ground: [
      ['@docusaurus/types/src/context.d.ts', 'codeTranslations: CodeTranslations;'],
      [`${SERVER}/site.js`, 'loadSiteCodeTranslations)({ localizationDir })'],
    ],
    remedy: 'The delivery and hosting plugins read i18n/<language>/code.json from the context.',
  },
  {
    name: 'names of chunks',
    ground: [
      ['@docusaurus/core/lib/webpack/client.js', 'new ChunkAssetPlugin_1.default()'],
      ['@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js', 'class ChunkAssetPlugin {'],
      ['@docusaurus/core/lib/webpack/base.js', "? 'assets/js/[name].[contenthash:8].js'"],
      [`${CLIENT}/docusaurus.js`, '__webpack_require__.gca(chunkName)'],
    ],
    remedy:
      'The delivery plugin takes out ChunkAssetPlugin, which prefetching alone asks, and names files by number. See that nothing else asks for chunks by name.',
  },
  {
    name: 'reading in turn',
    ground: [
      [`${SERVER}/site.js`, 'exports.reloadSite = reloadSite;'],
      ['@docusaurus/core/lib/commands/start/utils.js', '(0, site_1.reloadSitePlugin)(site, '],
    ],
    remedy:
      'The editing plugin has these functions read one plugin at a time. If Docusaurus does so itself by now, take inTurn.ts out.',
  },
];

const advice = ({name, remedy}: Coupling, what: string): string =>
  `Coupling "${name}" of src/theme/README.md: ${what}. ${remedy}`;

describe.each(COUPLINGS)('$name', (coupling) => {
  test.each(coupling.ground)('%s says %s', (file, line) =>
    expect(textOf(file).includes(line), advice(coupling, `${file} no longer says ${line}`)).toBe(
      true,
    ),
  );
});

test('SiteMetadata: the original sets no tag that the override was not written for', () => {
  const original = textOf(`${CLASSIC}/SiteMetadata/index.js`);
  const tags = [...original.matchAll(/<(?:meta|link)\s[^>]*?(?:name|property|rel)="([^"]+)"/g)];
  expect(
    [...new Set(tags.map(([, name]) => name))].sort(),
    'Coupling "SiteMetadata" of src/theme/README.md: see whether the site needs the new tag.',
  ).toEqual([
    'alternate',
    'canonical',
    'og:locale',
    'og:locale:alternate',
    'og:url',
    'twitter:card',
  ]);
});

test('page template: asks for what Docusaurus offers, and knows what it leaves out', () => {
  const data = /const data = \{([^}]*)\}/.exec(textOf('@docusaurus/core/lib/ssg/ssgTemplate.js'));
  const offered = [...(data?.[1] ?? '').matchAll(/^\s*(\w+)(?:,|:)/gm)].map(([, name]) => name);
  const asked = new Set([...pageTemplate.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name));
  const where = 'Coupling "page template" of src/theme/README.md';
  const missing = [...asked].filter((name) => !offered.includes(name));
  expect(missing, `${where}: pageTemplate.ts asks for what is no longer offered.`).toEqual([]);
  // Tags around the body would be inline scripts and sprites of the theme; the other two are not shown.
  expect(
    offered.filter((name) => !asked.has(name)),
    `${where}: see whether pageTemplate.ts needs what is offered now.`,
  ).toEqual(['preBodyTags', 'postBodyTags', 'noIndex', 'version']);
});

test('the delivery plugin comes before the hosting plugin', () => {
  const config = readFileSync(path.join(THEME, '../../docusaurus.config.ts'), 'utf8');
  const delivery = config.indexOf("'./src/plugins/delivery/index.ts'");
  expect(delivery).toBeGreaterThan(0);
  expect(config.indexOf('hosting.plugin')).toBeGreaterThan(delivery);
});

describe('src/theme/README.md', () => {
  /** Names in the second column of its table, by number. */
  const rows = [...README.matchAll(/^\|\s*(\d+)\s*\|\s*`?([^|`]+?)`?\s*\|/gm)];
  const names = rows.map(([, , name]) => name);

  test('numbers every coupling', () =>
    expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_row, index) => index + 1)));

  test('names every coupling that is watched here, every replaced module, and nothing else', () =>
    expect([...names].sort()).toEqual(
      [
        ...COUPLINGS.map(({name}) => name),
        'page template',
        ...REPLACEMENTS.map(({name}) => name),
      ].sort(),
    ));

  test('names every override', () => {
    const overrides = readdirSync(THEME).filter((name) => name !== 'README.md');
    expect(overrides.filter((name) => !names.includes(name))).toEqual([]);
  });
});
