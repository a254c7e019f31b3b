/** Amounts of money as sentences have them. */
import {describe, expect, test} from 'vitest';

import {AMOUNTS} from '../../../../../src/content/checks/statements/amounts';

const amounts = (text: string): string[] => [...(text.match(new RegExp(AMOUNTS, 'giu')) ?? [])];

describe('an amount', () => {
  test.each([
    ['digits and a sign', 'It is 90 €.', '90 €'],
    ['a sign and digits', 'It is €90.50, today', '€90.50'],
    ['digits and a word', 'It is 1,200 euros.', '1,200 euros'],
    ['digits and letters', 'It is EUR 90.', 'EUR 90'],
    ['a price as shops write it', 'It is 90,-', '90,-'],
    ['words', 'It is two hundred and ten euros.', 'two hundred and ten euros'],
    ['Spanish words', 'Son ciento veinte euros.', 'ciento veinte euros'],
    ['half a hundred', 'Half a hundred dollars', 'Half a hundred dollars'],
    ['said aloud', 'It is two-eighty.', 'two-eighty'],
    ['said aloud, for an hour', 'It is two hundred an hour.', 'two hundred an hour'],
    ['said aloud in Spanish', 'Son doscientos ochenta la hora', 'doscientos ochenta la hora'],
    ['two of them', 'From 90 € to 120 €', '90 € to 120 €'],
    ['two with one sign', 'From 90 to 120 €', '90 to 120 €'],
  ])('%s', (_, text, expected) => expect(amounts(text)).toEqual([expected]));

  test.each([
    ['one euro', 'Not one euro more.'],
    ['a number', 'There are 90 lamps, two hundred chairs.'],
    ['a time', 'It takes two-eighty minutes.'],
    ['Europe', 'In 90 European towns.'],
  ])('not %s', (_, text) => expect(amounts(text)).toEqual([]));
});
