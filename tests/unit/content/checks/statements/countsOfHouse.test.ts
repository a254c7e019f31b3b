/** Whether a number in a title or a description is that of all there are. */
import {describe, expect, test} from 'vitest';

import {isOfHouse, mayBeAll} from '../../../../../src/content/checks/statements/countsOfHouse';
import {rawPage} from '../rawPages';

describe('a number is that of all', () => {
  test.each([
    ['alone', '', '', 'en'],
    ['at the beginning', '', ' with a view', 'en'],
    ['behind another sentence', 'Come in. ', ' and more', 'en'],
    ['behind a colon', 'The house: ', '.', 'en'],
    ['with an article', 'See the ', '.', 'en'],
    ['of the house', 'See our ', ' of the house', 'en'],
    ['in the town', 'See our ', ' in Barcelona', 'en'],
    ['in Spanish', 'Mira las ', ' de la casa', 'es'],
    ['of massages', '', ' de masajes en Barcelona', 'es'],
  ])('%s', (_, before, after, locale) => expect(mayBeAll(before, after, locale)).toBe(true));

  test.each([
    ['behind another word', 'See ', '.', 'en'],
    ['behind a word that ends like an article', 'See bathe ', '.', 'en'],
    ['some of them', '', ' for you', 'en'],
    ['with an article and “with”', 'See the ', ' with a view', 'en'],
    ['with an article and “con”', 'Mira las ', ' con vistas', 'es'],
    ['in another language', '', '', 'fr'],
  ])('not %s', (_, before, after, locale) => expect(mayBeAll(before, after, locale)).toBe(false));
});

test.each([
  ['home', 'title', true],
  ['masseuses', 'description', true],
  ['casting', 'title', false],
  ['home', 'lead', false],
  ['home', 'photos[0].title', false],
  ['home', 'titles', false],
])('%s, %s: %s', (id, field, isIt) => expect(isOfHouse(rawPage('', {id}), field)).toBe(isIt));
