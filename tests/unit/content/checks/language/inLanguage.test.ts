/** What is said of words in another language. */
import {describe, expect, test} from 'vitest';

import {markRemedy, nameOfLanguage} from '../../../../../src/content/checks/language/inLanguage';

test.each([
  ['en', 'English'],
  ['es', 'Spanish'],
  ['de', 'German'],
])('the name of %s', (locale, name) => expect(nameOfLanguage(locale)).toBe(name));

describe('words that are meant to be another language’s', () => {
  test('are marked in a page', () =>
    expect(markRemedy({file: 'docs/about.mdx', field: '', line: 3}, 'fr')).toBe(
      ', or mark them: <i lang="fr">…</i>',
    ));

  test.each([
    ['a field', {file: 'docs/about.mdx', field: 'lead', line: 3}],
    ['a whole file', {file: 'docs/about.mdx', field: '', line: undefined}],
    ['a biography', {file: 'docs/masseuses/alba.mdx', field: '', line: 3}],
  ])('and not in %s', (_, place) => expect(markRemedy(place, 'fr')).toBe(''));
});
