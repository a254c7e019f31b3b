/** The peer in benchmarks/ is built by hand and seldom: what it takes from the site has to be there when it is. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT as SITE} from './importGraph';

const PEER = path.join(SITE, 'benchmarks/astro/src');

const files = readdirSync(PEER, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:astro|[cm]?[jt]s)$/.test(file))
  .map((file) => path.join(PEER, file));

/** One import of a module of the site: its path, and the names that are taken from it. */
type Taken = {readonly file: string; readonly from: string; readonly names: readonly string[]};

const taken = files.flatMap((file): Taken[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /import\s+(?:type\s+)?(?:\w+,?\s*)?(?:\{([^}]*)\}\s+from\s+|from\s+)?['"]@site\/([^'"]+)['"]/g,
    ),
  ].map(([, list = '', from = '']) => ({
    file: path.relative(SITE, file),
    from,
    names: list
      .split(',')
      .map((name) => name.replace(/^\s*type\s|\sas\s.*/g, '').trim())
      .filter(Boolean),
  })),
);

/** The file that a path without or with an ending means. */
const meant = (from: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path.join(SITE, from + end))
    .find((file) => /\.\w+$/.test(file) && existsSync(file));

test('something is taken from the site', () => expect(taken.length).toBeGreaterThan(30));

test.each(taken.map((one) => [`${one.file}: ${one.from}`, one] as const))('%s', (_name, one) => {
  const file = meant(one.from);
  expect(file).toBeDefined();
  const source = readFileSync(file ?? '', 'utf8');
  for (const name of one.names) {
    expect(source).toMatch(new RegExp(`export[^;\\n]*\\b${name}\\b|export \\{[^}]*\\b${name}\\b`));
  }
});

const pictures = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:src|href)="\/(img\/[^"]+)"/g)].map(
    ([, address = '']) => [path.relative(SITE, file), address] as const,
  ),
);

test.each(pictures)('%s: /%s', (_file, address) =>
  expect(existsSync(path.join(SITE, 'static', address))).toBe(true),
);
