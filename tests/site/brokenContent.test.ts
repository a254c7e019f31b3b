/** What an operator sees when content is broken: everything at once, in plain words, and nothing half written. */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {copyProject} from './copyOfProject';

const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';
const project = copyProject();
afterAll(() => project.delete());

test(
  'one run names mistakes in six files of two languages and leaves the build folder alone',
  {timeout: 60_000},
  () => {
    mkdirSync(path.join(project.dir, 'build'));
    project.write('build/index.html', 'the site of yesterday');
    project.edit('docs/programs/prana-nirvana.mdx', /priceEur: 130/, 'priceEur: "130€"');
    project.edit('docs/masseuses/alba.mdx', /age: \d+/, 'age: 17');
    project.edit('docs/business.yml', /latitude: [\d.]+/, 'latitude: 141');
    project.edit(`${SPANISH}/contact.mdx`, /^slug: .*$/m, 'slug: /galeria');
    project.edit(`${SPANISH}/programs/kaula-tantra.mdx`, '# words', 'recommended: true\n# words');
    project.remove(`${SPANISH}/about.mdx`);
    const {code, output} = project.build();
    expect(code).not.toBe(0);
    for (const file of [
      'docs/programs/prana-nirvana.mdx',
      'docs/masseuses/alba.mdx',
      'docs/business.yml',
      `${SPANISH}/contact.mdx`,
      `${SPANISH}/programs/kaula-tantra.mdx`,
      `${SPANISH}/about.mdx`,
    ]) {
      expect(output).toContain(file);
    }
    expect(output).toContain('sessions[1].priceEur: found "130€". Write a number');
    expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)/m);
    expect(project.read('build/index.html')).toBe('the site of yesterday');
    expect(existsSync(path.join(project.dir, 'build/es'))).toBe(false);
  },
);
