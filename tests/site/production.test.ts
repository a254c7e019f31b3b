/** A build for publication refuses while a placeholder is left. */
import {afterAll, expect, test} from 'vitest';
import {parseDocument} from 'yaml';

import {catalogue} from './catalogue';
import {copyProject} from './copyOfProject';

const project = copyProject();
const [masseuse] = catalogue.byLocale.en?.masseuses ?? [];

/** What is not the house's own, planted over whatever stands there. */
function plant(): void {
  const business = parseDocument(project.read('docs/business.yml'));
  for (const [field, value] of [
    ['phone', '+34 930 000 000'],
    ['email.info', 'info@house.example'],
    ['legal.nif', '[NIF]'],
    ['legal.registeredAddress', '[registered address]'],
    ['addressConfirmed', false],
    ['casting.contract', '[contract]'],
    ['casting.payIs', '[gross or net]'],
    ['samples.pictures', true],
    ['samples.history', true],
    ['samples.pay', true],
  ] as const) {
    business.setIn(field.split('.'), value);
  }
  project.write('docs/business.yml', business.toString());
  const sample = (file: string, before: RegExp, indent = ''): void => {
    project.write(file, project.read(file).replace(/^ *sample: true\n/gm, ''));
    project.edit(file, before, `${indent}sample: true\n$&`);
  };
  sample(`docs/masseuses/${masseuse?.id}.mdx`, /^age: /m);
  sample('docs/outcall.mdx', /^ +area: /m, '    ');
}

afterAll(() => project.delete());

test(
  'with SITE_URL set, every placeholder is named and the build stops',
  {timeout: 300_000},
  () => {
    plant();
    const {code, output} = project.build({SITE_URL: 'https://www.house.test'});
    expect(code).not.toBe(0);
    for (const field of [
      'phone: Write the fact of your house in place of "+34 930 000 000"',
      'legal.nif',
      'legal.registeredAddress',
      'addressConfirmed: Make sure of address.street',
      'casting.contract',
      'casting.payIs',
      'samples.pictures: Put photographs',
      'samples.history: Write the true years',
      'samples.pay',
      'email.info',
      'sample: Write a real profile',
      'hotels[0].sample',
    ]) {
      expect(output).toContain(field);
    }
    expect(output).not.toContain('url: Set');
  },
);
