/** Words of headings: once on a page, and not in capitals. */
import {describe, expect, test} from 'vitest';

import {headingWordFaults} from '../../../../src/content/body/headingWords';
import {parseBody} from '../../../../src/content/body/parse';
import {fullyToldOf, toldOf} from './toldOf';

const faultsOf = (body: string) => headingWordFaults(parseBody(body));
const told = (body: string): string[] => toldOf(faultsOf(body));

describe('the same words', () => {
  test.each([
    ['twice', '## Rooms\n\nA.\n\n## Rooms', ['5:1 | the heading “Rooms” for the second time']],
    [
      'in other capitals',
      '## Rooms\n\nA.\n\n## ROOMS',
      ['5:1 | the heading “ROOMS” for the second time'],
    ],
    [
      'with another look',
      '## Our *rooms*\n\n## Our rooms',
      ['3:1 | the heading “Our rooms” for the second time'],
    ],
    [
      'three times',
      '## Rooms\n\nA.\n\n## Rooms\n\n## Rooms',
      [
        '5:1 | the heading “Rooms” for the second time',
        '7:1 | the heading “Rooms” for the second time',
      ],
    ],
    [
      'pasted in one go: the first of them',
      '## A\n\n## B\n\nWords.\n\n## A\n\n## B',
      ['7:1 | the heading “A” for the second time'],
    ],
    [
      'pasted in two goes',
      '## A\n\n## B\n\nWords.\n\n## A\n\nWords.\n\n## B',
      ['7:1 | the heading “A” for the second time', '11:1 | the heading “B” for the second time'],
    ],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual(expected));

  test.each([
    ['on two levels', '## Rooms\n\n### Rooms'],
    ['other words', '## Rooms\n\n## Room'],
    ['numbers alone', '## 2020\n\n## 2020'],
    ['with names of their own', '## Rooms {#a}\n\n## Rooms {#b}'],
    ['the first of which has a name', '## Rooms {#a}\n\n## Rooms'],
    ['no headings', 'Rooms\n\nRooms'],
    ['a text that cannot be read', '## Rooms\n\n## Rooms\n\n<Open'],
  ])('nothing is said: %s', (_, body) => expect(told(body)).toEqual([]));

  test('how to mend it, and a name for other rules', () =>
    expect(faultsOf('## Rooms\n\n## Rooms')).toMatchObject([
      {
        remedy: 'Call one of the two otherwise, or delete the part if it was pasted twice.',
        rule: 'twice',
      },
    ]));
});

describe('capitals', () => {
  test.each(['## OUR ROOMS', '## 24/7 OUR ROOMS!', '## LA HABITACIÓN', '### A QUIET HOUSE'])(
    '%s',
    (body) =>
      expect(fullyToldOf(faultsOf(body))).toEqual([
        '1:1 | a heading in capitals | Write small letters, with a capital at the beginning.',
      ]),
  );
  test.each(['## ROOMS', '## OUR rooms', '## Our Rooms', '## A B', 'OUR ROOMS'])(
    'nothing is said: %s',
    (body) => expect(told(body)).toEqual([]),
  );
});
