/** Names that headings give themselves for links: taken out, and told where they are typed wrongly. */
import {describe, expect, test} from 'vitest';

import {headingNames} from '../../../../src/content/body/headingNames';
import {fullyToldOf} from './toldOf';

/** Names by their lines: `1 lit`. */
const idsOf = (body: string): string[] =>
  [...headingNames(body).ids].map(([line, id]) => `${line} ${id}`);
const told = (body: string): string[] => fullyToldOf(headingNames(body).faults);

describe('a name as it should be', () => {
  test.each([
    ['## Rooms {#rooms}', '## Rooms         ', ['1 rooms']],
    ['# Rooms{#rooms}', '# Rooms        ', ['1 rooms']],
    ['## Rooms {#rooms} \t', '## Rooms           ', ['1 rooms']],
    ['Words.\n\n###### Rooms {#a-b}\n\nMore.', 'Words.\n\n###### Rooms       \n\nMore.', ['3 a-b']],
    ['## Rooms {#}', '## Rooms    ', ['1 ']],
    ['## Rooms {#Old Rooms}', '## Rooms             ', ['1 Old Rooms']],
    ['## Rooms {#ñandú!}', '## Rooms          ', ['1 ñandú!']],
    ['## A {#a}\n## B {#b}', '## A     \n## B     ', ['1 a', '2 b']],
  ])('%j', (body, text, ids) => {
    expect(headingNames(body)).toMatchObject({text, faults: []});
    expect(idsOf(body)).toEqual(ids);
  });

  test.each([
    '## Rooms',
    'Words {and} more',
    '## Rooms {#a} more',
    '####### Rooms # a',
    'The \\# sign',
  ])('none: %j', (body) => {
    expect(headingNames(body).text).toBe(body);
    expect(idsOf(body)).toEqual([]);
    expect(told(body)).toEqual([]);
  });
});

describe('a name typed as something else', () => {
  test.each([
    ['## Rooms {rooms}', '{rooms}'],
    ['## Rooms { #rooms }', '{ #rooms }'],
    ['## Rooms {# rooms}', '{# rooms}'],
    ['## Rooms {#rooms', '{#rooms'],
    ['## Rooms {#rooms}}', '{#rooms}}'],
    ['## Rooms (#rooms)', '(#rooms)'],
    ['## Rooms [#rooms]', '[#rooms]'],
    ['## Rooms [# rooms', '[# rooms'],
    ['## Rooms #rooms}', '#rooms}'],
    ['## Rooms #rooms', '#rooms'],
    ['## Rooms\t#rooms ', '#rooms'],
  ])('%j', (body, typed) => {
    expect(told(body)).toEqual([
      `1:10 | the name of a heading typed as ${typed} | Write {#rooms} instead.`,
    ]);
    expect(idsOf(body)).toEqual(['1 rooms']);
    expect(headingNames(body).text).toBe('## Rooms'.padEnd(body.length));
  });

  test('further down, with signs of its own', () => {
    const body = 'Words.\n\n### Our rooms {Rooms_2-b}';
    expect(told(body)).toEqual([
      '3:15 | the name of a heading typed as {Rooms_2-b} | Write {#Rooms_2-b} instead.',
    ]);
    expect(idsOf(body)).toEqual(['3 Rooms_2-b']);
  });

  test.each([
    '## Room #4',
    '## Our [rooms](#rooms)',
    '## See [it](#rooms) here',
    '### **[Rooms](#rooms)**',
    '## Room #Four',
    '## Room#four',
    '## Rooms (four)',
    '## {4}',
  ])('none: %j', (body) => expect(told(body)).toEqual([]));
});

describe('a name that stands elsewhere', () => {
  const ALONE = 'Write it behind the words of its heading, on the same line.';
  const WORDS = 'Write ## and a blank before the words, or delete the name.';
  test.each([
    [
      'on the next line',
      '## Rooms\n{#rooms}',
      `2:1 | the name {#rooms} on a line of its own | ${ALONE}`,
      '1 rooms',
    ],
    [
      'further down',
      '## Rooms\n\n  {#rooms} ',
      `3:1 | the name {#rooms} on a line of its own | ${ALONE}`,
      '1 rooms',
    ],
    [
      'below words',
      '## Rooms\n\nWords.\n{#rooms}',
      `4:1 | the name {#rooms} behind words that are no heading | ${WORDS}`,
      '4 rooms',
    ],
    [
      'behind words',
      'Rooms {#rooms}',
      `1:6 | the name {#rooms} behind words that are no heading | ${WORDS}`,
      '1 rooms',
    ],
    [
      'behind words below a heading',
      '## A\nRooms {#rooms}',
      `2:6 | the name {#rooms} behind words that are no heading | ${WORDS}`,
      '2 rooms',
    ],
    [
      'behind bold words that are a sentence',
      '**Rooms.** {#rooms}',
      `1:11 | the name {#rooms} behind words that are no heading | ${WORDS}`,
      '1 rooms',
    ],
    [
      'without a name',
      'Rooms {#}',
      `1:6 | the name {#} behind words that are no heading | ${WORDS}`,
      '1 ',
    ],
  ])('%s', (_, body, expected, id) => {
    expect(told(body)).toEqual([expected]);
    expect(idsOf(body)).toEqual([id]);
    expect(headingNames(body).text).not.toContain('{#');
    expect(headingNames(body).text).toHaveLength(body.length);
  });

  test('behind bold words, which are told by themselves', () => {
    expect(told('**Rooms** {#rooms}')).toEqual([]);
    expect(idsOf('**Rooms** {#rooms}')).toEqual(['1 rooms']);
    expect(headingNames('**Rooms** {#rooms}').text).toBe('**Rooms**'.padEnd(18));
  });
});

test('names in the order of their lines', () =>
  expect(idsOf('A {#a}\n\n## B (#b)\n\n## C {#c}')).toEqual(['1 a', '3 b', '5 c']));
