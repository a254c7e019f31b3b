import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {nginxConfiguration} from '../../../../src/plugins/hosting/nginx';
import {hostRules} from '../../../../src/plugins/hosting/rules';
import {page, siteOf} from './site';

const ROOT = path.join(import.meta.dirname, '../../../..');
const rules = hostRules(siteOf(page('menu', '/menu', '/carta', {formerly: {en: ['/list']}})), {
  scriptHashes: [],
  styleHashes: [],
});
const template = readFileSync(path.join(ROOT, 'hosting/nginx.conf'), 'utf8');
const file = nginxConfiguration(template, rules);

test('all headers are added at one level, for nginx forgets them below', () => {
  expect(file.match(/^ {2}add_header/gm)).toHaveLength(Object.keys(rules.headers).length + 3);
  expect(file.match(/add_header/g)).toHaveLength(Object.keys(rules.headers).length + 3);
});

test('redirects, caching and 404 pages come from the table', () => {
  expect(file).toContain('location = /list { return 301 /menu$is_args$args; }');
  expect(file).toContain('"~^(200|206|304) /es/assets/" "public, max-age=31536000, immutable";');
  expect(file).toContain('"~^/es/" "/es/404.html";');
  expect(file).not.toContain('{{');
});

test('a gap that nothing fills and a text that nginx would read otherwise are refused', () => {
  expect(() => nginxConfiguration('{{nothing}}', rules)).toThrow('{{nothing}}');
  const headers = {'X-Test': 'a "b"'};
  expect(() => nginxConfiguration('{{headers}}', {...rules, headers})).toThrow('cannot read');
});

test('the type of everything that the build compresses is named', () => {
  const packed = /TEXT = (.*);/.exec(readFileSync(path.join(ROOT, 'scripts/compress.mjs'), 'utf8'));
  const endings = /\((.*)\)/.exec(packed?.[1] ?? '')?.[1]?.split('|') ?? [];
  expect(endings.length).toBeGreaterThan(5);
  for (const ending of endings.filter((text) => text !== 'html'))
    expect(template).toContain(`location ~ \\.${ending}$ {`);
});
