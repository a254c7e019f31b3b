import {expect, test} from 'vitest';

import {choiceFrom, searchWith} from '../../../../src/components/ui/useQueryChoice';
import {selectionOf} from '../../../../src/components/masseuses/selection';

const IDS = ['alba', 'gala', 'lucia'];
const chosen = (search: string) => choiceFrom(search, 'selected', IDS);

test.each([
  ['?selected=alba', 'alba'],
  ['?from=home&selected=gala', 'gala'],
  ['?selected=%6Cucia', 'lucia'],
])('%s selects %s', (search, id) => expect(chosen(search)).toBe(id));

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
])('%s selects nothing', (_what, search) => expect(chosen(search)).toBeUndefined());

test('of repeated parameters the first known one is used', () => {
  expect(chosen('?selected=gala&selected=alba')).toBe('gala');
  expect(chosen('?selected=nobody&selected=alba')).toBe('alba');
});

test.each([
  {id: 'premium', search: '', result: '?tab=premium'},
  {id: 'premium', search: '?tab=signature', result: '?tab=premium'},
  {id: 'premium', search: '?from=home', result: '?from=home&tab=premium'},
  {id: undefined, search: '?tab=signature', result: ''},
  {id: undefined, search: '?from=home&tab=signature', result: '?from=home'},
])('choosing $id at "$search" makes the address "$result"', ({id, search, result}) => {
  expect(searchWith(search, 'tab', id)).toBe(result);
});

test('reads what it writes', () => {
  expect(chosen(searchWith('', 'selected', 'gala'))).toBe('gala');
  expect(chosen(selectionOf('gala'))).toBe('gala');
});
