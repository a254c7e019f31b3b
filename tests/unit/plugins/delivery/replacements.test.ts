/**
 * Walks the table of replaced modules: after an upgrade of Docusaurus each row still stands on what
 * it was written for. A failure names the row and says what to do.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {BUILD_ONLY} from '../../../../src/plugins/delivery/browserConfig';
import {REPLACEMENTS, fileOf, replaces} from '../../../../src/plugins/delivery/replacements';
import {isThere, scriptsIn, textOf} from './docusaurus';

const TABLE = 'src/plugins/delivery/replacements.ts';
const SRC = path.join(import.meta.dirname, '../../../../src');
const STAND_INS = path.join(SRC, 'plugins/delivery/standIns');

/** The row for whoever asks, the site's own components among them. */
const FOR_ALL = 'mark of the browser';

/** What a person is told when the ground of a row has moved. */
const advice = (row: string, what: string): string =>
  `Row "${row}" of ${TABLE}: ${what}. Read what Docusaurus does there now, then mend the row and what takes the module's place, or delete both if Docusaurus no longer needs it; measure with tests/site/budgets.test.ts.`;

describe.each(REPLACEMENTS)('$name', (row) => {
  test('what it takes the place of is there', () => {
    const gone = row.replaced.filter((file) => !isThere(file));
    expect(gone, advice(row.name, `node_modules holds no ${gone.join(', ')}`)).toEqual([]);
  });

  test.each(row.ground)('$file says $line', ({file, line}) => {
    expect(textOf(file).includes(line), advice(row.name, `${file} no longer says ${line}`)).toBe(
      true,
    );
  });

  test('names somebody who asks and is heard alone', () => {
    // Askers that the build makes are written out; the others are files of the ground.
    const askers = [
      '/site/.docusaurus/client-modules.js',
      '/site/.docusaurus/registry.js',
      ...row.ground.map(({file}) => `/site/node_modules/${file}`),
    ].filter((asker) => row.asker.test(asker));
    expect(askers, advice(row.name, 'the asker is none of the files it stands on')).not.toEqual([]);
    expect(row.asker.test('/site/src/components/frame/Page/index.tsx')).toBe(row.name === FOR_ALL);
  });

  test('what takes the place exists', () => {
    expect('data' in row.by || existsSync(fileOf(row, '/data'))).toBe(true);
  });
});

test.each(['configuration', 'words'])('%s: all who ask are heard', (name) => {
  const row = REPLACEMENTS.find((entry) => entry.name === name);
  const askers = scriptsIn('@docusaurus/core/lib/client').filter((file) =>
    [...textOf(file).matchAll(/from '([^']+)'/g)].some(([, from]) => row?.request.test(from ?? '')),
  );
  expect(askers.length).toBe(2);
  const unheard = askers.filter((file) => !row?.asker.test(`/site/node_modules/${file}`));
  expect(unheard, advice(name, `${unheard.join(', ')} asks too, and brings the whole`)).toEqual([]);
});

describe('a request is taken up', () => {
  const ASKED: readonly [string, string, string][] = [
    ['Infima', '/n/infima/dist/css/default/default.css', '/s/.docusaurus/client-modules.js'],
    [
      'syntax highlighting',
      '/n/@docusaurus/theme-classic/lib/prism-include-languages',
      '/s/.docusaurus/client-modules.js',
    ],
    [
      'progress bar',
      String.raw`C:\n\@docusaurus\theme-classic\lib\nprogress`,
      String.raw`C:\s\.docusaurus\client-modules.js`,
    ],
    [
      'data of all pages',
      '@generated/docusaurus-plugin-content-docs/default/p/es-ab4.json',
      '/s/.docusaurus/registry.js',
    ],
    ['prefetching', './docusaurus', '/n/@docusaurus/core/lib/client/clientEntry.js'],
    [
      'observers of links',
      './ExecutionEnvironment',
      '/n/@docusaurus/core/lib/client/exports/Link.js',
    ],
    ['chunk errors', './preload', '/n/@docusaurus/core/lib/client/PendingNavigation.js'],
    ['first page', './preload', '/n/@docusaurus/core/lib/client/clientEntry.js'],
    [
      'loadable pages',
      'react-loadable',
      '/n/@docusaurus/core/lib/client/exports/ComponentCreator.js',
    ],
    ['tslib', 'tslib', '/n/@docusaurus/utils-common/lib/index.js'],
    [
      'configuration',
      '@generated/docusaurus.config',
      '/n/@docusaurus/core/lib/client/docusaurusContext.js',
    ],
    [
      'data of the docs plugin',
      '@generated/globalData',
      '/n/@docusaurus/core/lib/client/docusaurusContext.js',
    ],
    ['words', '@generated/codeTranslations', '/n/@docusaurus/core/lib/client/exports/Translate.js'],
    ['table of pages', '@generated/routes', '/n/@docusaurus/core/lib/client/App.js'],
    [
      'chunks of pages',
      '@generated/routesChunkNames',
      '/n/@docusaurus/core/lib/client/exports/ComponentCreator.js',
    ],
    [
      'list of chunks',
      '@generated/registry',
      '/n/@docusaurus/core/lib/client/exports/ComponentCreator.js',
    ],
    ['versions', '@generated/site-metadata', '/n/@docusaurus/core/lib/client/docusaurusContext.js'],
    ['base address banner', './BaseUrlIssueBanner', '/n/@docusaurus/core/lib/client/App.js'],
    [
      'mark of the browser',
      '@docusaurus/useIsBrowser',
      '/n/@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    ],
    ['context of the browser', './browserContext', '/n/@docusaurus/core/lib/client/App.js'],
    ['head', 'react-helmet-async', '/n/@docusaurus/core/lib/client/exports/Head.js'],
    ['router', 'react-router', '/n/react-router-dom/esm/react-router-dom.js'],
    ['history', 'history', '/n/react-router-dom/esm/react-router-dom.js'],
    ['property types', 'prop-types', '/n/react-router-dom/esm/react-router-dom.js'],
  ];

  test('every row has an example here', () =>
    expect(ASKED.map(([name]) => name)).toEqual(REPLACEMENTS.map(({name}) => name)));

  test.each(ASKED)('by the row "%s" alone, and from its asker alone', (name, request, asker) => {
    const rows = (from: string) =>
      REPLACEMENTS.filter((row) => replaces(row, request, from)).map((row) => row.name);
    expect(rows(asker)).toEqual([name]);
    const elsewhere = name === FOR_ALL ? [name] : [];
    expect(rows('/n/@docusaurus/core/lib/client/BrowserOnly.js')).toEqual(elsewhere);
    expect(rows('/s/src/components/frame/Page/index.tsx')).toEqual(elsewhere);
  });
});

test.each([
  ['router', 'react-router'],
  ['history', 'history'],
])('%s: the stand-in offers every name that is asked for', (name, module) => {
  const row = REPLACEMENTS.find((entry) => entry.name === name);
  const {standIn} = row?.by as {standIn: string};
  const text = readFileSync(path.join(STAND_INS, standIn), 'utf8');
  const asked = (row?.ground ?? []).flatMap(({file}) =>
    [...textOf(file).matchAll(/(?:import|export) \{([^}]+)\} from '([^']+)'/g)]
      .filter(([, , from]) => from === module)
      .flatMap(([, names = '']) => names.split(',').map((each) => each.trim())),
  );
  expect(asked.length).toBeGreaterThan(3);
  const missing = asked.filter(
    (each) => !new RegExp(`export (const|class|function) ${each}\\b|as ${each},`).test(text),
  );
  expect(missing, advice(name, `the stand-in lacks ${missing.join(', ')}`)).toEqual([]);
});

test('router: nothing that runs in the browser asks for what the stand-ins leave out', () => {
  const left = /\b(MemoryRouter|Prompt|StaticRouter|generatePath|withRouter)\b/;
  const own = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(components|theme)\b.*\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(SRC, file), 'utf8');
      return /router'/.test(text) && left.test(text);
    });
  const core = scriptsIn('@docusaurus/core/lib/client').filter(
    (file) => !file.endsWith('serverEntry.js') && left.test(textOf(file)),
  );
  expect([...own, ...core]).toEqual([]);
});

test('every stand-in is used', () => {
  const used = REPLACEMENTS.flatMap(({by}) => ('standIn' in by ? [by.standIn] : []));
  expect(new Set(used)).toEqual(new Set(readdirSync(STAND_INS)));
});

test('tslib: the stand-in has every helper that its askers use', () => {
  const {asker} = REPLACEMENTS.find(({name}) => name === 'tslib') ?? {};
  const standIn = readFileSync(path.join(STAND_INS, 'tslibHelpers.js'), 'utf8');
  const offered = [...standIn.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  const askers = scriptsIn('@docusaurus/utils-common/lib').filter(
    (file) => asker?.test(`/site/node_modules/${file}`) && textOf(file).includes('tslib'),
  );
  const texts = askers.map(textOf).join('\n');
  const used = new Set([...texts.matchAll(/\btslib_1\.(\w+)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(0);
  const missing = [...used].filter((name) => !offered.includes(name));
  expect(missing, advice('tslib', `the stand-in lacks ${missing.join(', ')}`)).toEqual([]);
  // Asked for in no other way, or a helper could be used that the pattern above does not see.
  const mentions = texts.match(/tslib/g)?.length;
  const understood = texts.match(/const tslib_1 = require\("tslib"\);|\btslib_1\.\w+/g)?.join('');
  expect(mentions, advice('tslib', 'it is asked for in a way that the test cannot read')).toBe(
    understood?.match(/tslib/g)?.length,
  );
});

test('configuration: nothing in the browser reads a field that stays behind', () => {
  const own = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(components|theme)\b.*\.tsx?$|client\.tsx?$/.test(file))
    .map((file) => ({file, text: readFileSync(path.join(SRC, file), 'utf8')}));
  const core = scriptsIn('@docusaurus/core/lib/client').map((file) => ({file, text: textOf(file)}));
  const read = [...own, ...core].flatMap(({file, text}) => {
    const fields = [
      ...[...text.matchAll(/siteConfig\??\.(\w+)/g)].map(([, field]) => field ?? ''),
      ...[...text.matchAll(/siteConfig: \{([^{}]*)\}|\{([^{}]*)\} = siteConfig\b/g)].flatMap(
        ([, nested = '', plain = '']) => (nested + plain).match(/\w+/g) ?? [],
      ),
    ];
    return fields.map((field) => ({file, field}));
  });
  expect(new Set(read.map(({field}) => field))).toContain('baseUrl');
  const lost = read.filter(({field}) => (BUILD_ONLY as readonly string[]).includes(field));
  expect(
    lost,
    advice('configuration', `take ${lost.map(({field}) => field).join(', ')} off BUILD_ONLY`),
  ).toEqual([]);
});
