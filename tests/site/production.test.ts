/**
 * A build with mistakes in the content stops with their messages and writes nothing. A build for publication also
 * stops while placeholders are left. The next one, with a warm cache of the bundler, contains all edits: a price and an
 * address that other files show. So does the last one, of other pages altogether: the samples of Markdown, which would
 * take twice as long in a copy of their own.
 */
import {existsSync, mkdirSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, expect, test} from 'vitest';
import {parseDocument} from 'yaml';

import {catalogue} from './catalogue';
import {copyProject} from './copyOfProject';
import {testMarkdown} from './markdown';

const project = copyProject();
const SITE_URL = 'https://www.house.test';
const [masseuse] = catalogue.byLocale.en?.masseuses ?? [];

/** Changes facts in business.yml. */
function writeBusiness(facts: Readonly<Record<string, string | boolean>>): void {
  const business = parseDocument(project.read('docs/business.yml'));
  for (const [field, value] of Object.entries(facts)) business.setIn(field.split('.'), value);
  project.write('docs/business.yml', business.toString());
}

/** Writes placeholders, whatever the content is. */
function writePlaceholders(): void {
  writeBusiness({
    phone: '+34 930 000 000',
    'email.info': 'info@house.example',
    'legal.nif': '[NIF]',
    'legal.registeredAddress': '[registered address]',
    addressConfirmed: false,
    'casting.contract': '[contract]',
    'casting.payIs': '[gross or net]',
    'samples.pictures': true,
    'samples.history': true,
    'samples.pay': true,
  });
  const sample = (file: string, before: RegExp, indent = ''): void => {
    project.write(file, project.read(file).replace(/^ *sample: true\n/gm, ''));
    project.edit(file, before, `${indent}sample: true\n$&`);
  };
  sample(`docs/masseuses/${masseuse?.id}.mdx`, /^age: /m);
  sample('docs/outcall.mdx', /^ +area: /m, '    ');
}

/** Replaces all placeholders, as the operator does before publication. */
function replacePlaceholders(): void {
  writeBusiness({
    'address.street': 'Carrer de la Marina 118',
    addressConfirmed: true,
    phone: '+34 931 274 650',
    whatsapp: '+34 611 482 907',
    'email.info': 'hola@house.test',
    'email.casting': 'trabajo@house.test',
    'email.privacy': 'datos@house.test',
    'casting.contract': 'employee',
    'casting.payIs': 'gross',
    'legal.company': 'Lumen del Born SL',
    'legal.nif': 'B66123456',
    'legal.registry': 'Registro Mercantil de Barcelona, tomo 46120, folio 81, hoja B-512340',
    'legal.registeredAddress': 'Carrer de la Marina 118, 2.º, 08013 Barcelona',
    'legal.licence': '03-2018-0412, Ajuntament de Barcelona',
    'legal.dataProtectionContact': 'Marta Ribas',
    'samples.pictures': false,
    'samples.history': false,
    'samples.pay': false,
  });
  const pages = readdirSync(path.join(project.dir, 'docs'), {recursive: true, encoding: 'utf8'});
  for (const file of pages.filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))) {
    const text = project.read(`docs/${file}`);
    project.write(`docs/${file}`, text.replace(/^ *sample: true\n/gm, ''));
  }
}

afterAll(() => project.delete());

const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';

/** Adds a page of the template to both languages and to the menu. */
function addPage(id: string): void {
  const text = project.read('docs/_templates/page.mdx').replaceAll(/example(?!\.jpg)/gi, id);
  for (const folder of ['docs', SPANISH]) project.write(`${folder}/${id}.mdx`, text);
  project.edit('sidebars.ts', "'contact'", `$&, '${id}'`);
}

test(
  'mistakes in two languages are reported, and the previous build stays',
  {timeout: 300_000},
  () => {
    mkdirSync(path.join(project.dir, 'build'));
    project.write('build/index.html', 'the site of yesterday');
    const files = ['docs/business.yml', `${SPANISH}/contact.mdx`];
    const whole = files.map(project.read);
    project.edit('docs/business.yml', /latitude: [\d.]+/, 'latitude: 141');
    project.edit(`${SPANISH}/contact.mdx`, /^slug: .*$/m, 'slug: /galeria');
    const {code, output} = project.build();
    for (const [index, file] of files.entries()) project.write(file, whole[index] ?? '');
    expect(code).not.toBe(0);
    for (const file of files) expect(output).toContain(file);
    // No line of a stack trace, as “    at read (/site/src/a.ts:1:2)”.
    expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)/m);
    expect(project.read('build/index.html')).toBe('the site of yesterday');
    expect(existsSync(path.join(project.dir, 'build/es'))).toBe(false);
  },
);

test('with SITE_URL, every placeholder is reported and the build stops', {timeout: 300_000}, () => {
  writePlaceholders();
  const {code, output} = project.build({SITE_URL});
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
});

test(
  'without placeholders the site is built, and its addresses are recorded',
  {timeout: 600_000},
  () => {
    replacePlaceholders();
    // Names that Docusaurus would shorten, and that begin like a folder's own file.
    addPage('24-hours');
    addPage('index-of-prices');
    const {code, output} = project.build({SITE_URL});
    expect(code, output).toBe(0);
    const home = readFileSync(path.join(project.dir, 'build/es/index.html'), 'utf8');
    expect(home).toContain('tel:+34931274650');
    expect(home).toContain(`${SITE_URL}/es/`);
    expect(project.read('docs/published-addresses.json')).toContain('programas/');
    for (const page of ['24-hours', 'index-of-prices', 'es/24-hours', 'es/index-of-prices']) {
      expect(project.read(`build/${page}/index.html`)).toBe(project.read(`build/${page}.html`));
    }
  },
);

test(
  'a changed price and a changed address reach all pages that show them',
  {timeout: 600_000},
  () => {
    const linked = (address: string): number =>
      load(project.read('build/legal-notice.html'))(`main a[href="${address}"]`).length;
    const [terms, moved] = ['docs/legal/terms-of-service.mdx', '/terms-of-the-house'];
    const [, old = ''] = /^slug: (\S+)$/m.exec(project.read(terms)) ?? [];
    const before = linked(old);
    expect(before).toBeGreaterThan(0);
    project.edit(terms, /^slug: (\S+)$/m, `slug: ${moved}\nformerly: [$1]`);
    const [program, PRICE] = ['docs/programs/kaula-tantra.mdx', /priceEur: (\d+)/];
    const [, price = ''] = PRICE.exec(project.read(program)) ?? [];
    const changed = String(Number(price) + 7);
    project.edit(program, PRICE, `priceEur: ${changed}`);
    const {code, output} = project.build({SITE_URL});
    expect(code, output).toBe(0);
    expect([linked(old), linked(moved)]).toEqual([0, before]);
    for (const page of [
      'build/programs/kaula-tantra.html',
      'build/es/programas/kaula-tantra.html',
    ]) {
      const html = project.read(page);
      expect(html, page).toContain(`"price":${changed}`);
      expect(html, page).not.toContain(`"price":${price},`);
    }
  },
);

testMarkdown(project);
