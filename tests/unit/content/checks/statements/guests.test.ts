/** No guest is quoted, and no page says what guests say. */
import {describe, expect, test} from 'vitest';

import {checkGuests} from '../../../../../src/content/checks/statements/guests';
import {validSite} from '../../fixtureSite';
import {rawPage, told} from '../rawPages';

type Page = Parameters<typeof rawPage>[1];
const check = (body: string, page?: Page) => checkGuests(validSite(), [rawPage(body, page)]);
const said = (body: string, page?: Page): string[] => told(check(body, page));
const biography = (body: string, locale = 'en'): string[] =>
  said(body, {id: 'masseuses/alba', locale});

describe('what guests say', () => {
  test.each([
    ['A guest said that it was warm.', 'A guest said that it was warm.', 'guest said'],
    ['some time ago', 'One regular once told us.', undefined],
    ['as they usually do', 'Guests often say that they sleep.', 'Guests often say'],
  ])('%s', (_, body, typed) =>
    expect(said(body)).toEqual(
      typed === undefined ? [] : [`en/about.mdx:10 | what guests say, “${typed}”`],
    ),
  );

  test('in Spanish', () =>
    expect(said('Un cliente dijo que volvería.', {locale: 'es'})).toEqual([
      'es/about.mdx:10 | what guests say, “cliente dijo”',
    ]));

  test('in a field', () =>
    expect(said('', {fields: {title: 'A guest said so'}})).toEqual([
      'en/about.mdx title | what guests say, “guest said”',
    ]));

  test('what to do', () =>
    expect(check('A guest said that.')[0]).toMatchObject({
      remedy:
        'Nobody is quoted here, in quotation marks or out of them: take it out, and say what the house does.',
      rule: 'quotation',
    }));

  test.each([
    ['what they may say', 'A guest may say that it is enough.'],
    ['what happens when they do', 'If a guest said that, we stopped.'],
    ['what they do', 'Guests sleep well.'],
    ['the house', 'We said that it is warm.'],
  ])('not %s', (_, body) => expect(said(body)).toEqual([]));

  test('not in legal texts', () =>
    expect(said('A guest said that.', {id: 'legal/terms'})).toEqual([]));
  test('not in a language without words for it', () =>
    expect(said('A guest said that.', {locale: 'fr'})).toEqual([]));
});

describe('a quotation in a biography', () => {
  test.each([
    ['in English', 'She laughs: “Come in and sit down.”', 'en', '“Come in and sit down.'],
    ['straight marks', 'She laughs: "Come in, sit."', 'en', '"Come in, sit.'],
    ['in Spanish', 'Se ríe: «Pasa y siéntate.»', 'es', '«Pasa y siéntate.'],
    ['in another language', 'Elle rit : „Entrez donc ici.“', 'fr', '„Entrez donc ici.'],
    ['of a word that is said', 'She says “come”.', 'en', '“come'],
    ['of a word behind a colon', 'Her word: “come”.', 'en', '“come'],
    ['of many words', 'She is “one of a kind” to us.', 'en', '“one of a kind'],
    ['of one long word', `She is “${'a'.repeat(21)}”.`, 'en', `“${'a'.repeat(21)}`],
    [
      'cut to forty signs',
      `She laughs: “${'ab '.repeat(20)}”.`,
      'en',
      `“${'ab '.repeat(20).slice(0, 40).trim()}`,
    ],
  ])('%s', (_, body, locale, quoted) =>
    expect(biography(body, locale)).toEqual([
      `${locale}/masseuses/alba.mdx:10 | a quotation, ${quoted} …`,
    ]),
  );

  test('what to do', () =>
    expect(check('She laughs: “Come in and sit.”', {id: 'masseuses/alba'})[0]).toMatchObject({
      remedy:
        'Nobody is quoted in a biography, in quotation marks or out of them: take it out, and say what she does.',
      rule: 'quotation',
    }));

  test('reports of guests are told there too', () => {
    const [problem] = check('A guest said that.', {id: 'masseuses/alba'});
    expect(problem?.found).toBe('what guests say, “guest said”');
    expect(problem?.remedy).toContain('say what she does');
  });

  test.each([
    ['a word or two that are called so', 'The “wellness” of others, the “slow way”.', 'en'],
    ['three words', 'She knows the “one two three” of it.', 'en'],
    ['the marks of another language', 'Ella es “una de ellas”.', 'es'],
    ['no marks', 'She laughs.', 'en'],
  ])('not %s', (_, body, locale) => expect(biography(body, locale)).toEqual([]));

  test('elsewhere words may stand in marks', () =>
    expect(said('On the door: “Ring the bell twice.”')).toEqual([]));
});
