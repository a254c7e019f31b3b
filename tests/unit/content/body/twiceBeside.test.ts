/** A fact or a link that stands twice in a row. */
import {describe, expect, test} from 'vitest';

import {twiceBeside} from '../../../../src/content/body/twiceBeside';
import {mendsOf, saidAt, treeOf} from './said';

const said = (body: string): string[] => saidAt(twiceBeside(treeOf(body)));

describe('what stands twice', () => {
  test.each([
    ['a fact', 'One.\n\nIt is <PriceRange /> <PriceRange />.', '3 | <PriceRange> twice in a row'],
    [
      'a fact by itself',
      '<Section>\n\n- <PriceRange />, <PriceRange />\n\n</Section>',
      '3 | <PriceRange> twice in a row',
    ],
    [
      'a fact close to itself',
      'It is <PriceRange /><PriceRange />.',
      '1 | <PriceRange> twice in a row',
    ],
    [
      'a fact with a semicolon',
      'It is <PriceRange />; <PriceRange />.',
      '1 | <PriceRange> twice in a row',
    ],
    [
      'a fact with its property',
      'Its <BusinessFact name="nif" /> <BusinessFact name="nif" />.',
      '1 | <BusinessFact> twice in a row',
    ],
    ['a link', 'See [a](/a.mdx), [a](/a.mdx).', '1 | a link to /a.mdx twice in a row'],
    [
      'a link by component, in a sentence',
      'See <CallLink /> <CallLink />.',
      '1 | <CallLink> twice in a row',
    ],
    ['below another', 'See <CallLink />\n<CallLink />.', '2 | <CallLink> twice in a row'],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('three times', () =>
    expect(said('It is <PriceRange />, <PriceRange />, <PriceRange />.')).toHaveLength(2));

  test('how to mend it', () =>
    expect(mendsOf(twiceBeside(treeOf('It is <PriceRange /> <PriceRange />.')))).toEqual([
      'Delete one of the two.',
    ]));
});

test.each([
  ['a word between', 'It is <PriceRange /> or <PriceRange />.'],
  ['two facts', 'It is <PriceRange /> <SessionRange />.'],
  ['another property', 'Its <BusinessFact name="nif" /> <BusinessFact name="phone" />.'],
  ['another name of it', 'Its <BusinessFact name="nif" /> <BusinessFact of="nif" />.'],
  ['two pages', 'See [a](/a.mdx) [a](/b.mdx).'],
  ['other words', 'See [a](/a.mdx) [b](/a.mdx).'],
  ['a row of buttons', '<Section>\n\n<CallLink /> <CallLink />\n\n</Section>'],
  [
    'a row of buttons with signs',
    '<Section>\n\n<CallLink />, 1 <CallLink /> <CallLink />\n\n</Section>',
  ],
  ['plain elements', 'One<br /> <br />two.'],
  ['components of no list', 'One <Foo /> <Foo /> two.'],
  ['links around other words', 'See <MapLink>one</MapLink> <MapLink>two</MapLink>.'],
  ['bold words', 'It *is* *is* here.'],
])('nothing is said: %s', (_, body) => expect(said(body)).toEqual([]));
