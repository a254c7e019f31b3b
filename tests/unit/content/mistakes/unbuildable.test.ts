/** Content that Docusaurus, a component or a plugin would end the build for, without a word about its file. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  LINKED_PAGES,
  NEEDED_PAGES,
  SINGLE_PAGES,
  kindOf,
  rulesOf,
} from '../../../../src/content/kinds';
import {LEGAL_DUTIES} from '../../../../src/content/legalDuties';
import {ES, type Site} from '../site';
import {ABOUT, ANALYTICS, BUSINESS} from './paths';
import {reportsOnly} from './tables';

const PROVIDER = 'since: "2026-01-01"\nmonths: 12\nprovider: Count\npurpose: {en: a, es: a}';
const TERMS = 'legal/terms-of-service';

reportsOnly(
  ['masseuses', 'programs', 'legal'].map((folder) => ({
    name: `a page in a folder of ${folder}`,
    change: (site: Site) => site.copy('docs/about.mdx', `docs/${folder}/rooms/about.mdx`),
    problems: [
      {
        reportedIn: `docs/${folder}/rooms/about.mdx`,
        message: /^Move this file: \w+ has no folders in it\.$/,
      },
    ],
  })),
);

reportsOnly(
  ['https://stats.test:99999/a.js', 'https://st"ats.test/a.js'].map((address) => ({
    name: `an address of a script that no browser takes, ${address}`,
    edits: [{file: ANALYTICS, from: 'script: ""', to: `script: '${address}'\n${PROVIDER}`}],
    problems: [{at: address, field: 'script', message: /^Write an address that begins with/}],
  })),
);

reportsOnly(
  ['/index', '/404', '/old/index'].map((slug) => ({
    name: `the former address ${slug}, which would replace a page of the site`,
    edits: [{file: ABOUT, from: '[/history]', to: `[/history, ${slug}]`}],
    problems: [{at: slug, field: 'formerly', message: /: the site itself uses it\.$/}],
  })),
);

reportsOnly([
  {
    name: 'no facts for applicants',
    edits: [{file: BUSINESS, from: /^casting:\n(?: .*\n)+/m, to: ''}],
    problems: [{line: 1, field: 'casting', message: /here: it is missing/}],
  },
  {
    name: 'a legal page that components link to, deleted',
    change: (site) => {
      site.remove(`docs/${TERMS}.mdx`);
      site.remove(`${ES}/${TERMS}.mdx`);
    },
    problems: [
      {
        reportedIn: `docs/${TERMS}.mdx`,
        message: /^Put this page back: the site itself links to it/,
      },
      {reportedIn: 'sidebars.ts', message: /^Delete 'legal\/terms-of-service'/},
    ],
  },
  {
    name: 'a heading that the footer links to, without its id',
    edits: [{file: `${ES}/casting.mdx`, from: ' {#help}', to: ''}],
    problems: [{message: /^Write \{\/\* #help \*\/\} after its heading/}],
  },
  {
    name: 'a button of visits to hotels without their program',
    edits: [{file: 'docs/contact.mdx', from: '<BusinessHours />', to: '$&\n\n<OutcallWhatsApp />'}],
    problems: [
      {at: '<OutcallWhatsApp />', field: '<OutcallWhatsApp>', message: /^There is no page/},
    ],
  },
]);

/** Such as page="contact" suffix="#map": the id of a page and that of a heading. */
const PAGE_PROPERTY = /\bpage="([a-z/-]+)"(?:\s+suffix="#([a-z-]+)")?/g;
/** Such as useRoute('contact') and 'legal/privacy-policy'. */
const PAGE_ID = /\buseRoute\('([a-z/-]+)'\)|'(?=legal\/|programs\/)([a-z/-]+)'/g;

test('every page and heading to which components link is among those that must be there', () => {
  const folder = path.join(import.meta.dirname, '../../../../src/components');
  const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const links = [...sources.matchAll(PAGE_PROPERTY)];
  const routes = [...sources.matchAll(PAGE_ID)];
  const pages = [
    ...links.map(([, page = '']) => page),
    ...routes.map(([, asked, listed]) => asked ?? listed ?? ''),
  ];
  const known = [...SINGLE_PAGES, ...LINKED_PAGES, ...Object.values(NEEDED_PAGES)];
  expect(known).toEqual(expect.arrayContaining(pages));
  for (const [, page = '', heading] of links) {
    const headings = [
      ...(rulesOf(kindOf(page)).anchors ?? []),
      ...(LEGAL_DUTIES[page]?.headings ?? []),
    ];
    if (heading) expect(headings, page).toContain(heading);
  }
  expect(pages).toEqual(expect.arrayContaining([...LINKED_PAGES]));
});
