/** Headings without words, without a blank after their sign, or only bold. */
import {describe, expect, test} from 'vitest';

import {headingFaults} from '../../../../src/content/body/headings';
import {treeOf} from './said';
import {fullyToldOf, toldOf} from './toldOf';

const said = (body: string, hero?: string): string[] =>
  fullyToldOf(headingFaults(treeOf(body), hero));
const HERO = '<PageHero>\n\n# The house\n\n</PageHero>\n\n';

describe('headings without words, without a blank, only bold', () => {
  test.each([
    [
      'empty',
      '##\n\nWords.',
      '1:1 | a heading without words | Write the heading, or delete the line.',
    ],
    [
      'no blank behind one #, where the title is shown',
      '#Rooms',
      '1:1 | a heading without a blank after its # | Write ## and a blank before the words.',
    ],
    [
      'no blank behind two',
      '##Rooms',
      '1:1 | a heading without a blank after its # | Write a blank between the # and the words.',
    ],
    [
      'in the second line of its paragraph',
      'Words.\n#Rooms',
      '2:1 | a heading without a blank after its # | Write ## and a blank before the words.',
    ],
    [
      'only bold',
      '**Rooms**\n\nWords.',
      '1:1 | a heading that is only bold | Write ## and a blank before the words, or ### for a part of a section, and delete the signs around them.',
    ],
    [
      'only bold, below a part of a section',
      '## One\n\n### Two\n\n**Rooms**\n\nWords.\n\n## Three',
      '5:1 | a heading that is only bold | Write ### and a blank before the words, and delete the signs around them.',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('only bold, straight below the title', () =>
    expect(said(`${HERO}**Rooms**\n\nWords.`, 'PageHero')).toEqual([
      '7:1 | a heading that is only bold | Write ## and a blank before the words, or ### for a part of a section, and delete the signs around them.',
    ]));

  test('no blank behind one # below the title', () =>
    expect(said(`${HERO}#Rooms`, 'PageHero')).toEqual([
      '7:1 | a heading without a blank after its # | Write ## and a blank before the words.',
    ]));

  test('no blank behind two does not stand for the title', () =>
    expect(toldOf(headingFaults(treeOf('##Rooms'), 'PageHero'))).toEqual([
      'the page | no heading of the first level (#)',
      '1:1 | a heading without a blank after its #',
    ]));
});
