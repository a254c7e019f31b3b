/** Addresses that the site needs for itself, and those with their language in them. */
import {describe, expect, test} from 'vitest';

import {ownerOf, withoutLanguage} from '../../../../../src/content/checks/pages/reserved';
import {rawSite} from '../rawSite';

const SITE = rawSite([], {reserved: ['es', 'pictures']});

describe('who needs an address', () => {
  test.each([
    ['a folder of the site', '/pictures', '/pictures', 'files of the site'],
    ['below a folder of the site', '/pictures/a/b', '/pictures', 'files of the site'],
    ['a language', '/es/a', '/es', 'a language'],
    ['the index of a folder', '/a/index', '/a/index', 'files of the site'],
    ['the page of what is missing', '/a/404', '/a/404', 'files of the site'],
  ])('%s', (_, slug, path, whose) => expect(ownerOf(slug, SITE)).toEqual({path, whose}));

  test.each([
    ['a name of its own', '/a'],
    ['in a folder of its own', '/a/b'],
    ['a name like that of a folder', '/picture'],
    ['the name of a folder further down', '/a/pictures'],
    ['a folder of that name', '/a/index/b'],
    ['the root', '/'],
  ])('nobody: %s', (_, slug) => expect(ownerOf(slug, SITE)).toBeUndefined());

  test('nobody, where no folders are known', () =>
    expect(ownerOf('/pictures', rawSite([]))).toBeUndefined());
});

describe('an address with its language in it', () => {
  test('is meant without it', () => expect(withoutLanguage('/es/a/b', 'es', SITE)).toBe('/a/b'));
  test.each([
    ['without it', '/a', 'es'],
    ['that begins alike', '/esta', 'es'],
    ['of the original', '/en/a', 'en'],
    ['with another language', '/fr/a', 'es'],
    ['with it further down', '/a/es/b', 'es'],
  ])('is none: %s', (_, slug, locale) =>
    expect(withoutLanguage(slug, locale, SITE)).toBeUndefined(),
  );
});
