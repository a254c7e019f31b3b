/** What is made of content that is right: pages, programs and masseuses of each language, in their order. */
import {describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import type {Source, SourceDocument} from '../../../src/content/source';
import type {Catalogue} from '../../../src/content/types';
import {siteWith, siteWithout, validSite} from './fixtureSite';

/** Made without a second look, so that a few lines do. */
function made(source: Source): Catalogue {
  const {catalogue, problems} = createCatalogue(source, true);
  if (!catalogue) throw new Error(JSON.stringify(problems));
  return catalogue;
}

/** The made-up site with more programs, each named after another one. */
function withPrograms(order: string[], ...ids: string[]): Source {
  const site = validSite();
  const others = site.documents
    .filter(({id}) => id === 'programs/prana')
    .flatMap((prana) =>
      ids.map((name): SourceDocument => ({
        ...prana,
        id: `programs/${name}`,
        file: prana.file.replace('prana', name),
        frontMatter: {...prana.frontMatter, slug: `/programs/${name}`, name},
      })),
    );
  return {...site, documents: [...others, ...site.documents], order};
}

/** The made-up site with a legal text, which has the words of the gallery. */
function siteWithLegal(): Source {
  const site = validSite();
  const texts = site.documents
    .filter(({id}) => id === 'gallery')
    .map((gallery): SourceDocument => {
      const {photos, photo, ...words} = gallery.frontMatter;
      const facts = photos && photo ? {kind: 'legal', updated: '2026-01-31', indexed: true} : {};
      return {...gallery, id: 'legal/privacy', frontMatter: {...words, ...facts, slug: '/privacy'}};
    });
  return {...site, documents: [...site.documents, ...texts]};
}

const programsOf = (source: Source, locale = 'en'): string[] | undefined =>
  made(source).byLocale[locale]?.programs.map(({id}) => id);

describe('each language', () => {
  test('has what belongs to each kind', () => {
    const {pages, programs, legal, masseuses} = made(siteWithLegal()).byLocale.es ?? {};
    expect(pages?.map(({id}) => id)).toEqual(['home', 'gallery']);
    expect(programs?.map(({id}) => id)).toEqual(['prana']);
    expect(masseuses?.map(({id}) => id)).toEqual(['alba']);
    expect(legal?.map(({id}) => id)).toEqual(['legal/privacy']);
  });

  test('has the English facts and its own words', () => {
    const {byLocale} = made(validSite());
    expect(byLocale.es?.pages[0]).toMatchObject({
      id: 'home',
      documentId: 'home',
      photo: 1,
      title: 'La casa',
    });
    expect(byLocale.en?.pages[0]).toMatchObject({photo: 1, title: 'The house'});
    expect(byLocale.es?.masseuses[0]).toMatchObject({
      documentId: 'masseuses/alba',
      age: 24,
      personality: 'Callada y exacta',
    });
  });

  test('has its own paragraphs of a biography, and none of a page', () => {
    const {byLocale} = made(siteWithLegal());
    expect(byLocale.en?.legal[0]).not.toHaveProperty('biography');
    expect(byLocale.es?.masseuses[0]?.biography).toEqual([
      'Alba llegó a la casa con un bolso.',
      'El resto se lo ha guardado para ella.',
    ]);
    expect(byLocale.en?.pages[0]).not.toHaveProperty('biography');
    expect(byLocale.en?.programs[0]).not.toHaveProperty('biography');
  });

  test('shares the facts of the house and the addresses', () => {
    const {business, routes} = made(validSite());
    expect(business.name).toBe('Velada');
    expect(routes.map(({id}) => id)).toEqual(['home', 'gallery', 'programs/prana']);
  });
});

test('a biography is parted at empty lines, whatever is in them', () =>
  expect(
    made(
      siteWith(
        'en',
        'masseuses/alba',
        {},
        '\nOne  and\n two.\n \n\n\tThree.\n\nFour.\n  \nFive.\n\n',
      ),
    ).byLocale.en?.masseuses[0]?.biography,
  ).toEqual(['One and two.', 'Three.', 'Four.', 'Five.']));

describe('the order', () => {
  test('is that of the menu', () =>
    expect(
      programsOf(withPrograms(['programs/b', 'programs/prana', 'programs/a'], 'a', 'b'), 'es'),
    ).toEqual(['b', 'prana', 'a']));

  test('is that of the names where the menu has none', () =>
    expect(programsOf(withPrograms([], 'z', 'a', 'b'))).toEqual(['a', 'b', 'prana', 'z']));
});

test('what a language lacks is not made of another', () => {
  const {byLocale} = made(siteWithout('es', 'programs/prana'));
  expect(byLocale.es?.programs).toEqual([]);
  expect(byLocale.en?.programs).toHaveLength(1);
});

test('a translation alone makes nothing', () =>
  expect(made(siteWithout('en', 'programs/prana')).byLocale.es?.programs).toEqual([]));

test('without the facts of the house there is no catalogue, and nothing is said of them here', () => {
  const result = createCatalogue({...validSite(), business: undefined}, true);
  expect(result.catalogue).toBeUndefined();
  expect(result.problems).toEqual([]);
});
