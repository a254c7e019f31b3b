import {expect, test} from 'vitest';

import {choiceFrom, searchWith} from '../../../../src/components/ui/useQueryChoice';
import {selectionOf} from '../../../../src/components/masseuses/profileAddress';

const IDS = ['alba', 'gala', 'lucia'];
const chosen = (search: string) => choiceFrom(search, 'selected', IDS);

test.each([
  {search: '?selected=alba', id: 'alba'},
  {search: '?from=home&selected=gala', id: 'gala'},
  {search: '?selected=%6Cucia', id: 'lucia'},
])('$search selects $id', ({search, id}) => expect(chosen(search)).toBe(id));

test.each([
  {what: 'no query', search: ''},
  {what: 'no value', search: '?selected'},
  {what: 'an empty value', search: '?selected='},
  {what: 'an unknown id', search: '?selected=nobody'},
  {what: 'another case', search: '?selected=Alba'},
  {what: 'the name instead of the id', search: '?selected=Luc%C3%ADa'},
  {what: 'spaces around it', search: '?selected=%20alba%20'},
  {what: 'markup', search: '?selected=%3Cimg%20src=x%20onerror=alert(1)%3E'},
  {what: 'a broken escape', search: '?selected=%E0%A4%A'},
  {what: 'a name of every object', search: '?selected=constructor'},
  {what: '10,000 characters', search: `?selected=${'a'.repeat(10_000)}`},
  {what: 'another parameter', search: '?select=alba'},
])('$what selects nothing', ({search}) => expect(chosen(search)).toBeUndefined());

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
