/** Fields below the line that ends the fields. */
import {describe, expect, test} from 'vitest';

import {typedFields} from '../../../../../src/content/checks/bodies/typedFields';
import {saidAt} from '../../body/said';
import {rawPage} from '../rawPages';

const said = (body: string, id = 'about'): string[] => saidAt(typedFields(rawPage(body, {id})));

test.each([
  ['a word of the page', 'title: The house', '1 | the field title in the text below the fields'],
  ['a fact', 'Words.\n\nphoto: 3', '3 | the field photo in the text below the fields'],
  ['an empty one', 'keywords:', '1 | the field keywords in the text below the fields'],
  ['no blank behind it', 'label:About', '1 | the field label in the text below the fields'],
])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

test('what to do', () =>
  expect(typedFields(rawPage('title: A'))[0]?.remedy).toBe(
    'Write it above the line ---, among the fields, or delete it.',
  ));

describe('nothing is said of', () => {
  test.each([
    ['a field of another kind of page', 'sessions: two', 'about'],
    ['a word that is no field', 'house: ours', 'about'],
    ['a capital', 'Title: The house', 'about'],
    ['a field in a sentence', 'The title: A', 'about'],
    ['a heading', '## title: A', 'about'],
    ['a text that cannot be read', 'title: A\n\n<Open>', 'about'],
  ])('%s', (_, body, id) => expect(said(body, id)).toEqual([]));

  test('on a page of its kind it is told', () =>
    expect(said('sessions: two', 'programs/a')).toHaveLength(1));
});
