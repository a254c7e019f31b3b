/** The tax number of the house: its form, and the sign that is counted from the others. */
import {describe, expect, test} from 'vitest';

import {checkTaxNumber, warnOfTaxNumber} from '../../../../../src/content/checks/facts/taxNumber';
import type {Source} from '../../../../../src/content/source';
import {told} from '../rawPages';
import {rawSite} from '../rawSite';

const site = (nif: unknown, address: unknown = {country: 'ES'}): Source =>
  rawSite([], {business: {legal: {nif}, address}});

describe('a number that somebody may have', () => {
  test.each([
    ['a person', '12345678Z'],
    ['a person with zeros', '00000001R'],
    ['a foreigner with X', 'X1234567L'],
    ['a foreigner with Y', 'Y1234567X'],
    ['a foreigner with Z', 'Z1234567R'],
    ['a child', 'K1234567L'],
    ['a person abroad', 'L7654321J'],
    ['a person without a card', 'M0000023T'],
    ['a company by shares', 'A58818501'],
    ['a company', 'B12345674'],
    ['owners of a house', 'H11111119'],
    ['joint owners', 'E76543214'],
    ['a company from abroad', 'N1234567D'],
    ['a town', 'P2800000H'],
    ['an office', 'Q9999999G'],
    ['a church', 'R1020304J'],
    ['a state', 'S5555555A'],
    ['a branch', 'W1234567D'],
    ['partners, by a digit', 'C12345674'],
    ['partners, by a letter', 'C1234567D'],
    ['a club, by a digit', 'G24681355'],
    ['a club, by a letter', 'G2468135E'],
    ['a sum of nothing', 'J00000000'],
    ['small letters, points and spaces', ' b-12.345.674 '],
    ['the country before it', 'ESB12345674'],
    ['a number of another country', 'DE123456789'],
    ['a number of another country, with signs', 'NL1234+*67B'],
    ['a number of Switzerland', 'CHE-123.456.788'],
    ['a placeholder', '[NIF]'],
    ['nothing', '  '],
    ['no text', 12345678],
  ])('%s', (_, nif) => {
    expect(checkTaxNumber(site(nif))).toEqual([]);
    expect(warnOfTaxNumber(site(nif))).toEqual([]);
  });

  test.each<[string, Source]>([
    ['in another country', site('B12345675', {country: 'PT'})],
    ['in an address without its country', site('B12345675', {})],
    ['no legal facts', rawSite([], {business: {legal: 'B12345675'}})],
    ['no file', rawSite([])],
  ])('nothing is said: %s', (_, source) => {
    expect(checkTaxNumber(source)).toEqual([]);
    expect(warnOfTaxNumber(source)).toEqual([]);
  });
});

describe('a number with a sign that is another', () => {
  test.each([
    ['of a person', '12345678A'],
    ['of a foreigner', 'Y1234567L'],
    ['of a company', 'B12345675'],
    ['a letter of a company that has a digit', 'B1234567D'],
    ['a letter of a company by shares', 'A5881850A'],
    ['a letter of owners', 'H1111111I'],
    ['a letter of joint owners', 'E7654321D'],
    ['a digit of a company from abroad', 'N12345674'],
    ['a digit of a town', 'P28000008'],
    ['a digit of an office', 'Q99999997'],
    ['a digit of a church', 'R10203040'],
    ['a digit of a state', 'S55555551'],
    ['a digit of a branch', 'W12345674'],
    ['another digit of partners', 'C12345675'],
  ])('%s', (_, nif) => {
    expect(told(checkTaxNumber(site(nif)))).toEqual([`docs/business.yml legal.nif | "${nif}"`]);
    expect(checkTaxNumber(site(nif))[0]?.remedy).toBe(
      'Copy it again from the card or the register: a sign of it is wrong.',
    );
    expect(warnOfTaxNumber(site(nif))).toEqual([]);
  });

  test('while there is no address', () =>
    expect(checkTaxNumber(site('B12345675', 'here'))).toHaveLength(1));
});

const FORM = 'Write it as it stands on the card: B12345674, 12345678Z or X1234567L.';

describe('a number with a sign too few or too many', () => {
  test.each([
    ['of a company, too few', 'B1234567'],
    ['of a company, two too few', 'B123456'],
    ['of a company, too many', 'B123456789'],
    ['of a person, too few', '1234567L'],
    ['of a person, too many', '123456789Z'],
    ['with letters on both sides', 'X123456L'],
    ['of a kind that is none', 'T1234567A'],
  ])('%s', (_, nif) => {
    expect(checkTaxNumber(site(nif)).map(({remedy}) => remedy)).toEqual([FORM]);
    expect(warnOfTaxNumber(site(nif))).toEqual([]);
  });
});

describe('a number of no form that is known is worth a look', () => {
  test.each([
    ['digits', '12345678'],
    ['too few', 'B12345'],
    ['too many', 'B1234567890'],
    ['words', 'none yet'],
    ['the country before a longer one', 'ESB123456745'],
  ])('%s', (_, nif) => {
    expect(checkTaxNumber(site(nif))).toEqual([]);
    expect(told(warnOfTaxNumber(site(nif)))).toEqual([`docs/business.yml legal.nif | "${nif}"`]);
    expect(warnOfTaxNumber(site(nif))[0]?.remedy).toBe(FORM);
  });
});
