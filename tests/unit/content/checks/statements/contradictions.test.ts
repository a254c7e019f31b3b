/** Sentences against what holds on the whole site: the tax, the ways to pay, what two cost, the age. */
import {describe, expect, test} from 'vitest';

import {checkContradictions} from '../../../../../src/content/checks/statements/contradictions';
import {textsOf} from '../../../../../src/content/texts';
import {rawPage, told} from '../rawPages';

const said = (body: string, locale = 'en'): string[] =>
  told(checkContradictions(textsOf(rawPage(body, {locale}))));

describe('a sentence that says the contrary', () => {
  test.each([
    [
      'the tax',
      'en',
      'It is 90, plus VAT.',
      'plus VAT',
      'every price of the site includes the tax',
    ],
    ['the tax', 'es', 'Son 90, más IVA.', 'más IVA', 'every price of the site includes the tax'],
    [
      'cash alone',
      'en',
      'Here we take only cash.',
      'take only cash',
      'components and terms say that one pays in cash or by card',
    ],
    [
      'no cards',
      'es',
      'Aquí no aceptamos tarjetas.',
      'no aceptamos tarjetas',
      'components and terms say that one pays in cash or by card',
    ],
    [
      'what four hands cost',
      'en',
      'So four hands cost half as much.',
      'four hands cost half as much',
      'four hands, and a couple with two masseuses, cost twice the program',
    ],
    [
      'what two cost',
      'es',
      'Así dos masajistas cuestan el triple.',
      'dos masajistas cuestan el triple',
      'four hands, and a couple with two masseuses, cost twice the program',
    ],
  ])('%s, %s', (_, locale, body, typed, because) =>
    expect(said(body, locale)).toEqual([`${locale}/about.mdx:10 | “${typed}”, and ${because}`]),
  );

  test.each([
    ['VAT included.', 'en'],
    ['The market takes only cash.', 'en'],
    ['Four hands cost twice as much.', 'en'],
    ['Here we take only cash.', 'es'],
    ['Plus VAT.', 'fr'],
  ])('not “%s” (%s)', (body, locale) => expect(said(body, locale)).toEqual([]));

  test('how to mend each', () =>
    expect(
      ['Plus VAT.', 'Cash only.', 'A couple pays half the price.'].map(
        (body) => checkContradictions(textsOf(rawPage(body)))[0]?.remedy,
      ),
    ).toEqual([
      'Say that it is included, or leave it out.',
      'Leave it out; who changes the ways to pay changes them everywhere.',
      'Correct it, or leave the sum out: the page of four hands reckons it.',
    ]));

  test('several, and an age', () => {
    expect(said('Cash only, plus VAT.')).toHaveLength(2);
    expect(said('Plus VAT, for 21 and over.')).toHaveLength(2);
  });
});

describe('another age than that of adults', () => {
  test.each([
    ['en', 'For 21 and over.', '21 and over'],
    ['en', 'For those of 21 years or older.', '21 years or older'],
    ['en', 'For guests over twenty-one.', 'guests over twenty-one'],
    ['en', 'For guests over 14.', 'guests over 14'],
    ['en', 'For guests over 30.', 'guests over 30'],
    ['en', 'For guests over 18, or 21 and over.', '21 and over'],
    ['es', 'Para mayores de 21.', 'mayores de 21'],
    ['es', 'Con 21 años cumplidos.', '21 años cumplidos'],
  ])('%s: %s', (locale, body, typed) =>
    expect(said(body, locale)).toEqual([
      `${locale}/about.mdx:10 | “${typed}”, and everywhere else the age is 18`,
    ]),
  );

  test('is told once', () => expect(said('For 21 and over, or guests over 25.')).toHaveLength(1));

  test('how to mend it', () =>
    expect(checkContradictions(textsOf(rawPage('For 21 and over.')))[0]?.remedy).toBe('Write 18.'));

  test.each([
    ['that of adults', 'en', 'For 18 and over.'],
    ['a younger one', 'en', 'For guests over 13.'],
    ['an older one', 'en', 'For guests over 31.'],
    ['one that a law names', 'en', 'By article 8, guests over 16 may read it.'],
    ['one of another sentence', 'en', 'She is 21.'],
    ['one in another language', 'fr', 'For 21 and over.'],
  ])('not %s', (_, locale, body) => expect(said(body, locale)).toEqual([]));
});
