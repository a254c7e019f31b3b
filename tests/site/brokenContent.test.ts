/** What an operator sees when content is broken: everything at once, in plain words, and nothing half written. */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {catalogue} from './catalogue';
import {copyProject} from './copyOfProject';

const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';
const {programs = [], masseuses = []} = catalogue.byLocale.en ?? {};
const [priced, second] = programs.filter(({sessions}) => sessions.length > 0);
const [masseuse] = masseuses;
const PRICED = `docs/programs/${priced?.id}.mdx`;
const project = copyProject();
afterAll(() => project.delete());

test(
  'one run names mistakes in six files of two languages and leaves the build folder alone',
  {timeout: 120_000},
  () => {
    mkdirSync(path.join(project.dir, 'build'));
    project.write('build/index.html', 'the site of yesterday');
    project.edit(PRICED, /priceEur: \d+/, 'priceEur: "130€"');
    project.edit(`docs/masseuses/${masseuse?.id}.mdx`, /age: \d+/, 'age: 17');
    project.edit('docs/business.yml', /latitude: [\d.]+/, 'latitude: 141');
    project.edit(`${SPANISH}/contact.mdx`, /^slug: .*$/m, 'slug: /galeria');
    project.edit(`${SPANISH}/programs/${second?.id}.mdx`, 'slug:', 'recommended: true\nslug:');
    project.remove(`${SPANISH}/about.mdx`);
    const {code, output} = project.build();
    expect(code).not.toBe(0);
    for (const file of [
      PRICED,
      `docs/masseuses/${masseuse?.id}.mdx`,
      'docs/business.yml',
      `${SPANISH}/contact.mdx`,
      `${SPANISH}/programs/${second?.id}.mdx`,
      `${SPANISH}/about.mdx`,
    ]) {
      expect(output).toContain(file);
    }
    expect(output).toContain('sessions[0].priceEur: Write a whole number of euros');
    expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)/m);
    expect(project.read('build/index.html')).toBe('the site of yesterday');
    expect(existsSync(path.join(project.dir, 'build/es'))).toBe(false);
  },
);
