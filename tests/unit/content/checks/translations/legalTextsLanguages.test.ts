/** Legal texts in three languages: what the original alone lost is told there. */
import {describe, expect, test} from 'vitest';

import {legalFaults} from '../../../../../src/content/checks/translations/legalTexts';
import {rawPage} from '../rawPages';
import {faultLines, legalPages} from './legalPages';

const AB = '## A {#a}\n\n## B {#b}';
const PHONE = '<BusinessFact name="phone" />';

describe('of two translations', () => {
  const inThree = (english: string, spanish: string, french: string): string[] => {
    const {original, both} = legalPages(english, spanish);
    const third = rawPage(french, {id: 'legal/cookies', locale: 'fr'});
    return faultLines('en', legalFaults(original, [...both, third]));
  };
  const call = `Llama ${PHONE}.`;

  test('what both have was lost in the original', () => {
    expect(inThree('Call.', call, call)).toEqual([`en:1 | no ${PHONE}`]);
    expect(inThree('## A {#a}', AB, AB)).toEqual(['en | no heading with the name {#b}']);
  });

  test.each([
    ['one has a fact', 'Call.', call, 'Llama.'],
    ['one has a part', '## A {#a}', AB, '## A {#a}'],
    ['the other has another list', '- A.', `- ${call}`, '- A.\n- B.'],
    ['the other cannot be read', 'Call.', call, '<Open'],
    ['the other has a heading that is only bold', 'Call.', call, `**A**\n\n${call}`],
  ])('nothing is said of the original where %s', (_, english, spanish, french) =>
    expect(inThree(english, spanish, french)).toEqual([]),
  );
});
