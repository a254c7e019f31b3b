/** Blocks that stand twice on a page. */
import {describe, expect, test} from 'vitest';

import {at, faultsOf, inside, said} from './contentsOf';
import {fullyToldOf} from './toldOf';

describe('blocks that stand twice', () => {
  const call = inside('CallToAction', '## Come\n\nWords.');
  test.each([
    [
      'with words',
      `${call}\n\n${call}`,
      '9:1 | <CallToAction> for the second time | A page has one of it: delete one of the two.',
    ],
    [
      'without',
      '<RoomMosaic />\n\n<RoomMosaic />',
      '3:1 | <RoomMosaic> for the second time | It shows everything already: delete one of the two.',
    ],
    [
      'a third time',
      '<RoomMosaic />\n\nWords.\n\n<RoomMosaic />',
      '5:1 | <RoomMosaic> for the second time | It shows everything already: delete one of the two.',
    ],
  ])('%s', (_, body, expected) => expect(fullyToldOf(faultsOf(body))).toEqual([expected]));

  test('has a name for other rules', () =>
    expect(faultsOf('<RoomMosaic />\n\n<RoomMosaic />')[0]?.rule).toBe('twice'));

  test.each([
    ['two of those that may', `${inside('Section', 'A.')}\n\n${inside('Section', 'B.')}`],
    ['facts within words', '<FoundedYear /> and <FoundedYear />'],
    ['two others', `${call}\n\n<RoomMosaic />`],
  ])('not: %s', (_, body) => expect(said(body)).toEqual([]));

  test.each([
    ['CallToAction', 'EmblemGrid'],
    ['Facilities', 'HelpPanel'],
    ['HomeHero', 'LocationPanel'],
    ['MasseuseDirectory', 'MasseuseGrid'],
    ['Mission', 'PageHero'],
    ['PricePanel', 'Reasons'],
    ['Years', 'CallToAction'],
  ])('%s and %s', (...names) =>
    expect(
      names.flatMap((name) => {
        const found = said(`<${name}></${name}>\n\n<${name}></${name}>`);
        return found.map((line) => line.replace(/^.*<(\w+)>.*$/, '$1'));
      }),
    ).toEqual(names),
  );

  test('a second head whose heading is told already', () => {
    const head = inside('PageHero', '# The house\n\nWords.');
    expect(said(`${head}\n\n${head}`, [at(11)])).toEqual([]);
    expect(said(`${head}\n\n${head}`, [at(10)])).toEqual(['9:1 | <PageHero> for the second time']);
  });
});
