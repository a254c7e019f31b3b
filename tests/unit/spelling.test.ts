/** cspell checks all texts that visitors read or hear, in both languages, and neither ids nor code. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';

const FILES = {
  'docs/page.mdx': [
    '---',
    'slug: /recieved-adress',
    'title: A qiuet house',
    'photos:',
    '  - id: xqzv',
    '    file: xqzv-arch.jpg',
    '    alt: The collor of the wall',
    'favoritePrograms:',
    '  - xqzv-wqx',
    '---',
    '',
    'We recieve you; color organize. [Contact](/xqzv.mdx) <BusinessFact name="xqzv" />',
    '',
    '<Feature icon="xqzv" title="Luxurry">',
  ],
  [`${SPANISH}/page.mdx`]: [
    '---',
    'alt: La recepcion',
    '---',
    '',
    'Ayer fué un dia. Sólo un guión.',
    '',
    '<Feature icon="xqzv" title="Lujosso">',
  ],
  'i18n/es/code.json': ['{', '  "booking.xqzv": {', '    "message": "Llamr a {xqzv}"', '  }', '}'],
  'i18n/en/code.json': [
    '{',
    '  "booking.xqzv": {',
    '    "message": "Bokk now",',
    '    "description": "Buttn"',
    '  }',
    '}',
  ],
};

let dir = '';
let found: readonly string[] = [];

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'velada-spelling-'));
  for (const name of ['cspell.config.yaml', '.cspell']) {
    cpSync(path.join(ROOT, name), path.join(dir, name), {recursive: true});
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  for (const [name, lines] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), `${lines.join('\n')}\n`);
  }
  const words = ['cspell', 'lint', '--no-progress', '--no-summary', '--no-color'];
  // On Windows npx is a script, which only a shell can start.
  const shell = process.platform === 'win32';
  const {stdout} = spawnSync('npx', words, {cwd: dir, encoding: 'utf8', shell});
  found = stdout
    .split('\n')
    // As “docs/page.mdx:9:3 - Unknown word (qiuet)”.
    .map((line) => /^(\S+?):\d+:\d+ - [^(]*\(([^)]+)\)/.exec(line))
    .flatMap((match) => (match ? [`${match[1]}: ${match[2]}`] : []));
}, 60_000);
afterAll(() => rmSync(dir, {recursive: true, force: true}));

test('misspelt words are found in pages, text attributes and code.json only', () => {
  expect([...found].sort()).toEqual(
    [
      'docs/page.mdx: qiuet',
      'docs/page.mdx: collor',
      'docs/page.mdx: color',
      'docs/page.mdx: recieve',
      'docs/page.mdx: Luxurry',
      `${SPANISH}/page.mdx: recepcion`,
      `${SPANISH}/page.mdx: fué`,
      `${SPANISH}/page.mdx: dia`,
      `${SPANISH}/page.mdx: Sólo`,
      `${SPANISH}/page.mdx: guión`,
      `${SPANISH}/page.mdx: Lujosso`,
      'i18n/es/code.json: Llamr',
      'i18n/en/code.json: Bokk',
    ].sort(),
  );
});
