import {expect, test} from 'vitest';

import {selectedFrom, selectionOf} from '../../../../src/components/masseuses/selection';

const IDS = ['alba', 'gala', 'lucia'];

test.each([
  ['?selected=alba', 'alba'],
  ['?from=home&selected=gala', 'gala'],
  ['?selected=%6Cucia', 'lucia'],
])('%s asks for %s', (search, id) => expect(selectedFrom(search, IDS)).toBe(id));

test.each([
  ['no query', ''],
  ['no value', '?selected'],
  ['an empty value', '?selected='],
  ['an unknown id', '?selected=nobody'],
  ['another case', '?selected=Alba'],
  ['the name instead of the id', '?selected=Luc%C3%ADa'],
  ['spaces around it', '?selected=%20alba%20'],
  ['markup', '?selected=%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ['a broken escape', '?selected=%E0%A4%A'],
  ['a name of every object', '?selected=constructor'],
  ['10,000 characters', `?selected=${'a'.repeat(10_000)}`],
  ['another parameter', '?select=alba'],
])('%s asks for nobody', (_what, search) => expect(selectedFrom(search, IDS)).toBeUndefined());

test('of repeated parameters the first known one counts', () => {
  expect(selectedFrom('?selected=gala&selected=alba', IDS)).toBe('gala');
  expect(selectedFrom('?selected=nobody&selected=alba', IDS)).toBe('alba');
});

test('reads what it writes', () => expect(selectedFrom(selectionOf('gala'), IDS)).toBe('gala'));
