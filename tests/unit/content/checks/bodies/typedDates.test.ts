/** The day of the last change, typed into a legal text. */
import {describe, expect, test} from 'vitest';

import {typedDates} from '../../../../../src/content/checks/bodies/typedDates';
import {saidAt} from '../../body/said';
import {rawPage} from '../rawPages';

const said = (body: string, locale = 'en', id = 'legal/terms'): string[] =>
  saidAt(typedDates(rawPage(body, {id, locale})));

describe('a day that the page shows by itself', () => {
  test.each([
    ['Last updated: 3 March 2026', 'Last updated: 3 March 2026'],
    ['Effective date: March 3, 2026', 'Effective date: March 3, 2026'],
    ['Version of 2026-03-03', 'Version of 2026-03-03'],
    ['In force since March 2026.', 'In force since March 2026.'],
    ['As of *March 2026*', 'As of March 2026'],
  ])('%s', (body, typed) =>
    expect(said(body)).toEqual([`1 | the day of the last change, “${typed}”`]),
  );

  test.each(['Última actualización: 3 de marzo de 2026', 'En vigor desde el 3 de marzo de 2026'])(
    'in Spanish: %s',
    (body) => expect(said(body, 'es')).toEqual([`1 | the day of the last change, “${body}”`]),
  );

  test('among other sentences', () =>
    expect(said('Words.\n\nWe wrote this. Last updated: 3 March 2026. It holds.')).toEqual([
      '3 | the day of the last change, “Last updated: 3 March 2026.”',
    ]));

  test('what to do', () =>
    expect(typedDates(rawPage('Updated: 3 March 2026', {id: 'legal/a'}))[0]?.remedy).toBe(
      'Delete it: the page shows the day of its field updated by itself.',
    ));
});

describe('nothing is said of', () => {
  test.each([
    ['a day of something else', 'The law of 3 March 2026.'],
    ['a change without a day', 'Last updated: when needed'],
    ['a form that many sentences have, among others', 'In force since March 2026. It holds.'],
    [
      'a long sentence',
      'Last updated: 3 March 2026, and nothing that was written here before that day is true.',
    ],
    ['a heading', '## Last updated: 3 March 2026'],
    ['a text that cannot be read', 'Last updated: 3 March 2026\n\n<Open>'],
  ])('%s', (_, body) => expect(said(body)).toEqual([]));

  test('a page that is no legal text', () =>
    expect(said('Last updated: 3 March 2026', 'en', 'about')).toEqual([]));
  test('a language without forms', () =>
    expect(said('Last updated: 3 March 2026', 'fr')).toEqual([]));

  test('seventy signs are not too many', () => {
    const end = 'Last updated: 3 March 2026, by the house';
    const most = `${end}${' and so on'.repeat(3)}`;
    expect([said(most), said(`${most}.`)].map(({length}) => length)).toEqual([1, 0]);
  });
});
