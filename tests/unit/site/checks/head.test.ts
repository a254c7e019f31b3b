/** The check of heads in tests/site finds each of these faults. */
import {describe, expect, test} from 'vitest';

import {type Head, headFaults} from '../../../site/checks/head';

const URL = 'https://house.test';
const RULES = {languages: ['en-US', 'es-ES'], original: 'en-US'};

/** A page of a site with two pages in two languages. */
function head(path: string, lang: string, en: string, es: string): Head {
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
    alternates: {'en-US': URL + en, 'es-ES': URL + es, 'x-default': URL + en},
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

const SITE = [
  head('/', 'en-US', '/', '/es/'),
  head('/es/', 'es-ES', '/', '/es/'),
  head('/menu', 'en-US', '/menu', '/es/carta'),
  head('/es/carta', 'es-ES', '/menu', '/es/carta'),
];

/** The faults after the menu's English page was changed. */
const faultsWith = (change: (menu: Head) => Partial<Head>): string[] =>
  headFaults(
    SITE.map((page) => (page.path === '/menu' ? {...page, ...change(page)} : page)),
    RULES,
  );

test('a valid site has no faults', () => expect(headFaults(SITE, RULES)).toEqual([]));

describe('finds', () => {
  test.each<[string, (menu: Head) => Partial<Head>, string]>([
    ['a title used twice', () => ({title: 'Page /'}), '/ and /menu have the same title'],
    [
      'a description used twice',
      () => ({description: 'About /'}),
      '/ and /menu have the same description',
    ],
    ['no title', () => ({title: ''}), '/menu: the title is missing'],
    ['a long title', () => ({title: 'x'.repeat(61)}), 'too long'],
    ['another canonical address', () => ({canonical: `${URL}/`}), 'canonical address is'],
    ['no alternates', () => ({alternates: {}}), 'alternates are missing'],
    [
      'an alternate that does not exist',
      ({alternates}) => ({alternates: {...alternates, 'es-ES': `${URL}/es/menu`}}),
      'the alternate https://house.test/es/menu is no page',
    ],
    [
      'an alternate that points elsewhere',
      ({alternates}) => ({alternates: {...alternates, 'es-ES': `${URL}/es/`}}),
      '/es/ does not point back',
    ],
    [
      'an alternate in the wrong language',
      ({alternates}) => ({alternates: {...alternates, 'es-ES': `${URL}/`}}),
      'the alternate / is not es-ES',
    ],
    [
      'x-default for a translation',
      ({alternates}) => ({alternates: {...alternates, 'x-default': `${URL}/es/carta`}}),
      'x-default is not the original',
    ],
    ['a missing card', ({meta}) => ({meta: {...meta, 'og:image': ''}}), 'og:image is missing'],
    ['another og:url', ({meta}) => ({meta: {...meta, 'og:url': URL}}), 'og:url is'],
    [
      'og:locale of another language',
      ({meta}) => ({meta: {...meta, 'og:locale': 'es_ES'}}),
      'og:locale',
    ],
  ])('%s', (_name, change, fault) => expect(faultsWith(change).join('\n')).toContain(fault));

  test('an alternate whose page does not link back', () => {
    const oneSided = SITE.map((page) =>
      page.path === '/es/carta'
        ? {...page, alternates: {...page.alternates, 'en-US': `${URL}/`, 'x-default': `${URL}/`}}
        : page,
    );
    expect(headFaults(oneSided, RULES)).toContain('/menu: /es/carta does not point back');
  });
});
