/** Components in a text: in their place, with something inside or without. */
import {describe, expect, test} from 'vitest';

import {faultsOf, said, told} from './componentFaults';

describe('what stands inside', () => {
  test.each([
    ['nothing', '<Section></Section>', '<Section>'],
    ['an empty line', '<Section>\n\n</Section>', '<Section>'],
    ['a note', '<Section>\n\n{/* later */}\n\n</Section>', '<Section>'],
    ['a link without words', '<PageLink page="contact"> </PageLink>', '<PageLink>'],
  ])('%s where something is needed', (_, body, tag) =>
    expect(told(body)).toEqual([
      `1:1 | nothing inside ${tag} | Write what belongs between ${tag} and </${tag.slice(1)}, or delete it.`,
    ]),
  );

  test.each([
    [
      'words',
      '<RoomMosaic>Words</RoomMosaic>',
      '1:1 | text inside <RoomMosaic> | Nothing stands inside: write <RoomMosaic />.',
    ],
    [
      'words, of one with properties',
      '<HouseCount of="suites" as="digits">four</HouseCount> suites',
      '1:1 | text inside <HouseCount> | Nothing stands inside: write <HouseCount of="suites" as="digits" />.',
    ],
  ])('%s where nothing belongs', (_, body, expected) => expect(told(body)).toEqual([expected]));

  test.each([
    ['words', '<Section>\n\nWords.\n\n</Section>'],
    ['a component', '<Section>\n\n<RoomMosaic />\n\n</Section>'],
    ['a picture', '<PageLink page="contact">![A key](/img/key.jpg)</PageLink>'],
    ['a component in a line of its own words', '<Section>\n\n**<FoundedYear />**\n\n</Section>'],
    ['a paragraph that is a fact', '<Section>\n\n<FoundedYear />\n{/* a note */}\n\n</Section>'],
    ['an element with a note', '<Section>\n\n<div>\n\n{/* later */}\n\n</div>\n\n</Section>'],
    ['nothing where nothing belongs', '<RoomMosaic></RoomMosaic>'],
    ['a blank where nothing belongs', '<RoomMosaic> </RoomMosaic>'],
    ['words where they may stand', '<CallLink>Call</CallLink>'],
    ['nothing where words may stand', '<CallLink />'],
  ])('nothing is said of %s', (_, body) => expect(said(body)).toEqual([]));

  test('what is empty within it is told alone', () => {
    const link = '<PageLink page="contact">{/* later */}</PageLink>';
    expect(said(`<Section>\n\n${link} ${link}\n\n</Section>`)).toEqual([
      '3:1 | nothing inside <PageLink>',
      '3:51 | nothing inside <PageLink>',
    ]);
  });

  test('a value that is no text does not come back', () =>
    expect(told('<HouseCount of={4} {...all}>four</HouseCount>').at(-1)).toMatch(
      /write <HouseCount \/>\.$/,
    ));

  test('names for other rules', () => {
    expect(faultsOf('<Section></Section>')[0]?.rule).toBe('empty-component');
    expect(faultsOf('<RoomMosaic>Words</RoomMosaic>')[0]?.rule).toBe('text-inside');
  });
});

describe('where components stand', () => {
  const TOO_MANY =
    'Write </Section> before it, and delete the one that is too many below: none stands in another.';
  test.each([
    [
      'in another of its kind',
      '<Section>\n\n<Section>\n\nA.\n\n</Section>\n\n</Section>',
      `3:1 | <Section> inside a <Section> | ${TOO_MANY}`,
    ],
    [
      'outside its own',
      '<Column>\n\nWords.\n\n</Column>',
      '1:1 | <Column> outside <Columns> | Move it between <Columns> and </Columns>, or delete it where one of these stands there already.',
    ],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual([expected]));

  test('one that is misspelt around it counts', () =>
    expect(said('<Colums>\n<Column>\n\nWords.\n\n</Column>\n</Colums>')).toEqual([
      '1:1 | <Colums>',
    ]));

  test('of several that lost what is around them the first is told', () =>
    expect(said('<Column>\n\nA.\n\n</Column>\n\n<Column>\n\nB.\n\n</Column>')).toEqual([
      '1:1 | <Column> outside <Columns>',
    ]));

  test('another one before it is no sister', () =>
    expect(said('<FoundedYear />\n\n<Column>\n\nB.\n\n</Column>')).toEqual([
      '3:1 | <Column> outside <Columns>',
    ]));

  test('a name and the component for other rules', () =>
    expect(faultsOf('<Column>\n\nWords.\n\n</Column>')[0]).toMatchObject({
      rule: 'outside',
      components: ['Columns'],
    }));

  test.each([
    ['in its own', '<Columns>\n<Column>\n\nWords.\n\n</Column>\n</Columns>'],
    ['deep in its own', '<Columns>\n<div>\n<Column>\n\nWords.\n\n</Column>\n</div>\n</Columns>'],
    [
      'a link in a link, which is none of the page’s form',
      '<CallLink>Call <CallLink /></CallLink>',
    ],
  ])('nothing is said: %s', (_, body) => expect(said(body)).toEqual([]));
});
