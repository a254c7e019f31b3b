/** A site of a few files, as it is read from a disk. */
import {readSite, type SiteLocation} from '../../../../src/content/read';
import {diskOf} from './memoryDisk';
import {SPANISH} from './names';

type Files = Parameters<typeof diskOf>[0];

/** A page with its title as its words. */
export const page = (words: string): string => `---\ntitle: ${words}\n---\n${words}.\n`;

const FILES: Files = {
  'docs/home.mdx': page('Home'),
  'docs/programs/prana.mdx': page('Prana'),
  'docs/business.yml': 'name: Velada',
  'docs/wording.yml': 'known: [lamp]',
  'docs/pictures/lamp.jpg': 'x',
  'docs/_templates/page.mdx': 'A page.',
  [`${SPANISH}/home.mdx`]: page('Inicio'),
  [`${SPANISH}/wording.yml`]: 'known: [luz]',
  'i18n/es/code.json': '{}',
  'sidebars.ts': 'export default {};',
  'static/robots.txt': 'x',
  'static/img/lamp.svg': 'x',
  'src/components/call.tsx': "translate({id: 'a.b', message: 'Call'});",
};

export const PLACE: SiteLocation = {
  siteDir: '/site',
  defaultLocale: 'en',
  locales: ['es', 'en'],
  order: ['home'],
};

export type Change = {
  readonly files?: Readonly<Record<string, string | Error | undefined>>;
  readonly place?: Partial<SiteLocation>;
};

/** The site with some files changed; `undefined` takes one away. */
export function read({files = {}, place = {}}: Change = {}) {
  const all = Object.entries({...FILES, ...files}).flatMap(([name, content]) =>
    content === undefined ? [] : [[name, content] as const],
  );
  return readSite({...PLACE, ...place}, diskOf(Object.fromEntries(all)));
}

/** What is told, a line each. */
export const told = async (change: Change): Promise<string[]> =>
  (await read(change)).problems.map(
    ({file, field, found, remedy}) => `${file}${field} | ${found} | ${remedy}`,
  );
