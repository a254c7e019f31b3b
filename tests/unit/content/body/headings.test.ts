/** Headings of a body: one of the first level in the head of a page, no level skipped, none empty or only bold. */
import {describe, expect, test} from 'vitest';

import {headingFaults} from '../../../../src/content/body/headings';
import {treeOf} from './said';
import {fullyToldOf, toldOf} from './toldOf';

const said = (body: string, hero?: string): string[] =>
  fullyToldOf(headingFaults(treeOf(body), hero));
const HERO = '<PageHero>\n\n# The house\n\n</PageHero>\n\n';

describe('a page whose title is shown already', () => {
  const first =
    'a heading of the first level (#) | The page’s title is shown already: begin with headings of the second level (##).';
  test.each([
    ['one of the first level', 'Words.\n\n# Rooms', [`3:1 | ${first}`]],
    ['two of them', '# Rooms\n\n# Hours', [`1:1 | ${first}`, `3:1 | ${first}`]],
    ['one that a line of signs makes, which is told by itself', 'Rooms\n===', []],
    ['headings of the second level', '## Rooms\n\n### Large\n\n### Small\n\n## Hours', []],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual(expected));
});

describe('a page whose title stands in its head', () => {
  test.each([
    ['one heading in it', `${HERO}## Rooms`, []],
    [
      'none',
      '<PageHero>\n\nWords.\n\n</PageHero>\n\n## Rooms',
      [
        'the page | no heading of the first level (#) | Write the page’s one “# heading” between <PageHero> and </PageHero>.',
      ],
    ],
    [
      'one of another level',
      '<PageHero>\n\n## The house\n\n</PageHero>',
      ['3:1 | ## before the page’s heading | Write one #: it is the page’s title.'],
    ],
    [
      'one in a head whose name has a slip',
      '<PageHeros>\n\n### The house\n\n</PageHeros>',
      ['3:1 | ### before the page’s heading | Write one #: it is the page’s title.'],
    ],
    [
      'one without its blank, which is told alone',
      '<PageHero>\n\n#The house\n\n</PageHero>',
      ['3:1 | a heading without a blank after its # | Write a blank between the # and the words.'],
    ],
    [
      'one below the head',
      '<PageHero>\n\nWords.\n\n</PageHero>\n\n# The house',
      ['7:1 | the page’s heading outside its head | Move it between <PageHero> and </PageHero>.'],
    ],
    [
      'a second one in the head',
      '<PageHero>\n\n# The house\n\n# At night\n\n</PageHero>',
      [
        '5:1 | a second heading of the first level (#) | A page has one: delete the # and its blank, or one of the two headings.',
      ],
    ],
    [
      'a second one below it',
      `${HERO}# Rooms`,
      ['7:1 | a second heading of the first level (#) | A page has one: write ## for a section.'],
    ],
    ['a second one that a line of signs makes', `${HERO}Rooms\n===`, []],
  ])('%s', (_, body, expected) => expect(said(body, 'PageHero')).toEqual(expected));

  test('what says that there is none has a name for other rules', () =>
    expect(headingFaults(treeOf('Words.'), 'HomeHero')[0]?.rule).toBe('no-first-heading'));

  test('a head of another kind is none', () =>
    expect(said('<HomeHero>\n\n## The house\n\n</HomeHero>', 'PageHero')).toEqual([
      'the page | no heading of the first level (#) | Write the page’s one “# heading” between <PageHero> and </PageHero>.',
    ]));
});

describe('levels', () => {
  test.each([
    ['the first below the title', '### Rooms', '1:1', 3, 1, '##'],
    ['two below', '## Rooms\n\n#### Large', '3:1', 4, 2, '###'],
    [
      'below a block that writes one',
      '<Mission title="Ours">\n\nWords.\n\n</Mission>\n\n#### Rooms',
      '7:1',
      4,
      2,
      '###',
    ],
    [
      'below a tag of HTML',
      '<h2 className="visuallyHidden">Rooms</h2>\n\n#### Large',
      '3:1',
      4,
      2,
      '###',
    ],
    [
      'below a list whose title nobody reads',
      '<FeatureList>\n\nWords.\n\n</FeatureList>\n\n### Rooms',
      '7:1',
      3,
      1,
      '##',
    ],
    [
      'below the ways without a title',
      '<ContactMethods>\n\nWords.\n\n</ContactMethods>\n\n### Rooms',
      '7:1',
      3,
      1,
      '##',
    ],
  ])('%s', (_, body, place, depth, above, right) =>
    expect(said(body)).toEqual([
      `${place} | a heading of level ${depth} (${'#'.repeat(depth)}) below one of level ${above} | Write ${right}: levels are not skipped.`,
    ]),
  );

  test.each([
    ['back to a higher one', '## Rooms\n\n### Large\n\n#### Suite\n\n## Hours'],
    [
      'below features with a title',
      '<FeatureList title="Ours">\n\nWords.\n\n</FeatureList>\n\n### Rooms',
    ],
    [
      'below the ways with a title',
      '<ContactMethods title="Ours">\n\nWords.\n\n</ContactMethods>\n\n### Rooms',
    ],
  ])('nothing is said: %s', (_, body) => expect(said(body)).toEqual([]));

  test('a second title is a section, below which the third level is right', () =>
    expect(toldOf(headingFaults(treeOf(`${HERO}# Rooms\n\n### Large`), 'PageHero'))).toEqual([
      '7:1 | a second heading of the first level (#)',
    ]));

  test('below the title itself it is not', () =>
    expect(toldOf(headingFaults(treeOf(`${HERO}### Large`), 'PageHero'))).toEqual([
      '7:1 | a heading of level 3 (###) below one of level 1',
    ]));

  test('of a heading that is told already it is not said', () =>
    expect(said('<PageHero>\n\n### The house\n\n</PageHero>', 'PageHero')).toHaveLength(1));
});

describe('headings of a list', () => {
  test('one of another level than most', () =>
    expect(said('## Why\n\n- ### One\n\n- ##### Two\n\n- ### Three')).toEqual([
      '5:3 | a heading of level 5 (#####) in a list whose others have ### | Write ###.',
    ]));

  test('the first', () =>
    expect(said('## Why\n\n- #### One\n\n- ### Two\n\n- ### Three')).toEqual([
      '3:3 | a heading of level 4 (####) in a list whose others have ### | Write ###.',
    ]));

  test.each([
    ['all alike', '## Why\n\n- ### One\n\n- ### Two'],
    ['entries without one', '## Why\n\n- ### One\n\n- Two\n\n- ### Three'],
    ['one within an entry', '## Why\n\n- ### One\n\n  #### More\n\n- ### Two'],
  ])('nothing is said: %s', (_, body) => expect(said(body)).toEqual([]));
});
