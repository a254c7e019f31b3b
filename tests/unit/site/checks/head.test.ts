/** The check of heads in tests/site finds each of these faults. */
import {describe, expect, test} from 'vitest';

import {type Head, headFaults} from '../../../site/checks/head';

const URL = 'https://house.test';
const RULES = {languages: ['en-US', 'es-ES'], original: 'en-US'};

type Paths = {readonly en: string; readonly es: string};

/** The head of a page in one language; `paths` are those of the page in both. */
function head(lang: string, path: string, paths: Paths): Head {
  const url = URL + path;
  const title = `Page ${path}`;
  const description = `About ${path}`;
  return {
    path,
    url,
    lang,
    title,
    description,
    canonical: url,
    alternates: {
      'en-US': URL + paths.en,
      'es-ES': URL + paths.es,
      'x-default': URL + paths.en,
    },
    meta: {
      'og:type': 'website',
      'og:site_name': 'House',
      'og:locale': lang.replace('-', '_'),
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': `${URL}/a.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': `${URL}/a.jpg`,
    },
  };
}

/** A site with two pages in two languages. */
const SITE = [
  {en: '/', es: '/es/'},
  {en: '/menu', es: '/es/carta'},
].flatMap((paths) => [head('en-US', paths.en, paths), head('es-ES', paths.es, paths)]);

/** A change of the menu's English page, and what is said about it. */
type Fault = {
  readonly name: string;
  readonly change: (menu: Head) => Partial<Head>;
  readonly fault: string;
};

const FAULTS: readonly Fault[] = [
  {
    name: 'a title used twice',
    change: () => ({title: 'Page /'}),
    fault: '/ and /menu have the same title',
  },
  {
    name: 'a description used twice',
    change: () => ({description: 'About /'}),
    fault: '/ and /menu have the same description',
  },
  {name: 'no title', change: () => ({title: ''}), fault: '/menu: the title is missing'},
  {name: 'a long title', change: () => ({title: 'x'.repeat(61)}), fault: 'too long'},
  {
    name: 'another canonical address',
    change: () => ({canonical: `${URL}/`}),
    fault: 'canonical address is',
  },
  {name: 'no alternates', change: () => ({alternates: {}}), fault: 'alternates are missing'},
  {
    name: 'an alternate that does not exist',
    change: ({alternates}) => ({alternates: {...alternates, 'es-ES': `${URL}/es/menu`}}),
    fault: 'the alternate https://house.test/es/menu is no page',
  },
  {
    name: 'an alternate that points elsewhere',
    change: ({alternates}) => ({alternates: {...alternates, 'es-ES': `${URL}/es/`}}),
    fault: '/es/ does not point back',
  },
  {
    name: 'an alternate in the wrong language',
    change: ({alternates}) => ({alternates: {...alternates, 'es-ES': `${URL}/`}}),
    fault: 'the alternate / is not es-ES',
  },
  {
    name: 'x-default for a translation',
    change: ({alternates}) => ({alternates: {...alternates, 'x-default': `${URL}/es/carta`}}),
    fault: 'x-default is not the original',
  },
  {
    name: 'a missing card',
    change: ({meta}) => ({meta: {...meta, 'og:image': ''}}),
    fault: 'og:image is missing',
  },
  {
    name: 'another og:url',
    change: ({meta}) => ({meta: {...meta, 'og:url': URL}}),
    fault: 'og:url is',
  },
  {
    name: 'og:locale of another language',
    change: ({meta}) => ({meta: {...meta, 'og:locale': 'es_ES'}}),
    fault: 'og:locale',
  },
];

/** The faults after the menu's English page was changed. */
const faultsWith = (change: (menu: Head) => Partial<Head>): string[] =>
  headFaults(
    SITE.map((page) => (page.path === '/menu' ? {...page, ...change(page)} : page)),
    RULES,
  );

test('a valid site has no faults', () => expect(headFaults(SITE, RULES)).toEqual([]));

describe('finds', () => {
  test.each(FAULTS)('$name', ({change, fault}) =>
    expect(faultsWith(change).join('\n')).toContain(fault),
  );

  test('an alternate whose page does not link back', () => {
    const oneSided = SITE.map((page) =>
      page.path === '/es/carta'
        ? {...page, alternates: {...page.alternates, 'en-US': `${URL}/`, 'x-default': `${URL}/`}}
        : page,
    );
    expect(headFaults(oneSided, RULES)).toContain('/menu: /es/carta does not point back');
  });
});
