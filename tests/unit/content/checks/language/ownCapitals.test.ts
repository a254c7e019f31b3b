/** Names that have capitals of their own. */
import {describe, expect, test} from 'vitest';

import {checkOwnCapitals} from '../../../../../src/content/checks/language/ownCapitals';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {told} from '../rawPages';
import {textsOf} from '../texts';

const problemsOf = (words: readonly string[], source: Source = validSite()) =>
  checkOwnCapitals(source, textsOf(words));
const said = (...words: string[]): string[] => told(problemsOf(words));

const THREE = ['Write by WhatsApp.', 'A WhatsApp is enough.', 'WhatsApp first.'];

describe('a name with other capitals', () => {
  test.each([
    ['with fewer', 'By Whatsapp as well.', 'Whatsapp'],
    ['with none', 'By whatsapp as well.', 'whatsapp'],
    ['with more', 'By WHATSAPP as well.', 'WHATSAPP'],
  ])('%s', (_, text, word) =>
    expect(said(...THREE, text)).toEqual([
      `en/about.mdx:4 | “${word}”, a name with other capitals`,
    ]),
  );

  test('the house in capitals', () =>
    expect(said('Come to VELADA.')).toEqual([
      'en/about.mdx:1 | “VELADA”, a name with other capitals',
    ]));

  test('each of several', () =>
    expect(said(...THREE, 'VELADA has Whatsapp.')).toEqual([
      'en/about.mdx:4 | “VELADA”, a name with other capitals',
      'en/about.mdx:4 | “Whatsapp”, a name with other capitals',
    ]));

  test.each([
    ['its own', [...THREE, 'By whatsapp.'], 'Write “WhatsApp”.'],
    ['the house', ['VELADA'], 'Write “Velada”.'],
  ])('what to write: %s', (_, words, remedy) =>
    expect(problemsOf(words).map((one) => one.remedy)).toEqual([remedy]),
  );
});

describe('nothing is said', () => {
  test.each([
    ['of the name', THREE],
    ['where few texts have it', [...THREE.slice(1), 'By whatsapp.']],
    ['of a name without a capital within', ['A Door.', 'A Door.', 'A Door.', 'A door.']],
    ['of the house in small letters', ['A velada.']],
    ['of an address', [...THREE, 'At whatsapp.example and by a/whatsapp.']],
    ['of a quotation', [...THREE, 'It says “whatsapp”.']],
  ])('%s', (_, words) => expect(said(...words)).toEqual([]));

  test.each([
    ['in capitals by itself', {name: 'VELADA'}],
    ['that is missing', {}],
    ['that is no text', {name: 6}],
  ])('of a house %s', (_, business) =>
    expect(problemsOf(['Come to VELADA.'], {...validSite(), business})).toEqual([]),
  );

  test('where nothing is known of the house', () =>
    expect(problemsOf(['Come to VELADA.'], {...validSite(), business: undefined})).toEqual([]));
});
