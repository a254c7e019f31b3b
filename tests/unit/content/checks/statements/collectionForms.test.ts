/** That a program belongs to a collection, as sentences say it. */
import {describe, expect, test} from 'vitest';

import {collectionsOf} from '../../../../../src/content/checks/statements/collectionForms';
import type {Source} from '../../../../../src/content/source';
import {rawSite} from '../rawSite';

const component = (id: string, message: string) => ({id, message, file: 'src/X.tsx', line: 1});
const SITE: Partial<Source> = {
  componentWords: [
    component('collection.luxury', 'Luxury Collection'),
    component('collection.premium', '…'),
    component('other.special', 'Special Collection'),
  ],
  codeWords: {
    es: '{"collection.luxury": {"message": "Colección Lujo"}}',
    fr: '{"collection.luxury": {"message": "Collection Luxe"}}',
  },
};
const forms = (locale: string, more: Partial<Source> = SITE) =>
  collectionsOf(rawSite([], more), locale);

test('collections whose label has a word', () => {
  expect([...forms('en').keys()]).toEqual(['luxury']);
  expect([...forms('es').keys()]).toEqual(['luxury']);
});

describe.each([
  ['en', 'One of the luxury programs.', 'luxury programs'],
  ['en', 'From our Luxury collection', 'Luxury collection'],
  ['es', 'Una de las experiencias de lujo.', 'experiencias de lujo'],
  ['es', 'En la colección Lujo', 'colección Lujo'],
])('%s: “%s”', (locale, text, named) => {
  test('is one', () => expect(forms(locale).get('luxury')?.exec(text)?.[1]).toBe(named));
});

test.each([
  ['en', 'A luxury program.'],
  ['en', 'One of the collection programs.'],
  ['es', 'Un lujo de la colección.'],
])('%s: “%s” is none', (locale, text) =>
  expect(forms(locale).get('luxury')?.test(text)).toBe(false),
);

test('no language without a line here, and no words that nobody has read', () => {
  expect(forms('fr').size).toBe(0);
  expect(forms('en', {}).size).toBe(0);
  expect(forms('es', {}).size).toBe(0);
});
