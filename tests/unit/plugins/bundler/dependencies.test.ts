/** What a compiled page is made of besides its file: the bundler compiles it again once that has changed. */
import {createRequire} from 'node:module';
import path from 'node:path';

import {aliasedSitePath, docuHash} from '@docusaurus/utils';
import {expect, test} from 'vitest';

type Loader = (
  this: {
    readonly resourcePath: string;
    readonly getOptions: () => {readonly dataFolder?: string};
    readonly addDependency: (file: string) => void;
  },
  source: string,
) => string;

const dependencies = createRequire(import.meta.url)(
  '../../../../src/plugins/bundler/dependencies.js',
) as Loader;

const SITE = path.resolve('/site');
const ES = 'i18n/es/docusaurus-plugin-content-docs/current';
const LINKS = 'See [the menu](/massage-menu.mdx#prices).';

/** Files that a page depends on, from the project's root. */
function dependenciesOf(file: string, text: string, dataFolder?: string): string[] {
  const found: string[] = [];
  const context = {
    resourcePath: path.join(SITE, file),
    getOptions: () => ({dataFolder}),
    addDependency: (one: string) =>
      void found.push(path.relative(SITE, one).split(path.sep).join('/')),
  };
  expect(dependencies.call(context, text)).toBe(text);
  return found;
}

test('a page depends on the pages to which it links, whose addresses it has', () => {
  expect(dependenciesOf('docs/about.mdx', LINKS)).toEqual(['docs/massage-menu.mdx']);
});

test('a link whose address stands on a line of its own is one too', () => {
  const text = 'See [the menu][menu].\n\n[menu]: /massage-menu.mdx\n[us]: </about.mdx#house>\n';
  expect(dependenciesOf('docs/contact.mdx', text)).toEqual([
    'docs/massage-menu.mdx',
    'docs/about.mdx',
  ]);
});

test('in development also on what Docusaurus writes once it has read the address of such a page', () => {
  const linked = path.join(SITE, 'docs/massage-menu.mdx');
  expect(dependenciesOf('docs/about.mdx', LINKS, path.join(SITE, 'data'))).toEqual([
    'docs/massage-menu.mdx',
    `data/${docuHash(aliasedSitePath(linked, SITE))}.json`,
  ]);
});

test('a translation depends on its original, whose mistake keeps its last valid text', () => {
  expect(dependenciesOf(`${ES}/programs/tide.mdx`, '')).toEqual(['docs/programs/tide.mdx']);
});
