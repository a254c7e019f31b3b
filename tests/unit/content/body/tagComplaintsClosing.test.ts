/** Closing tags where another one is open, or none. */
import {describe, expect, test} from 'vitest';

import {closesNothing} from '../../../../src/content/body/tagComplaints';
import {inWords, reasonOf} from './messages';

describe('a closing tag', () => {
  const said = (body: string): string => inWords(closesNothing(reasonOf(body), body));

  test.each([
    [
      'that closes nothing',
      'One.\n\n</Section>',
      'anywhere a closing tag that closes nothing | Delete it, or write the opening tag before it.',
    ],
    [
      'whose opening one lost its <',
      'Section tone="band">\n\nOne.\n\n</Section>',
      '1:1 the tag Section tone="band"> without its < | Write < before it: <Section tone="band">',
    ],
    [
      'below a block of code that nothing ends',
      '</Section>\n\n```\nOne.',
      '3:1 ```, which begins a block of code that nothing ends | Delete that line: pages hold words.',
    ],
    [
      'of another one that is open',
      '<Section>\n\n<Column>\n\nOne.\n\n</Section>',
      'anywhere </Section> that closes nothing | <Column> is still open there: close it first, or correct the name.',
    ],
    [
      'of one that was never opened',
      '<Section>\n\nOne.\n\n</Column>\n\n</Section>',
      'anywhere </Column> that closes nothing | Write <Column> where it begins, or delete it.',
    ],
    [
      'behind a line break',
      '<Section>\n<br>\n</Section>',
      '2:1 <br> without its slash | Write <br />.',
    ],
    [
      'behind what has nothing inside',
      '<Section>\n\n<PhotoGallery>\n\n</Section>',
      '3:1 <PhotoGallery> without its slash | Write /> instead of > at its end: nothing stands inside.',
    ],
    [
      'behind another that was meant as the end',
      '<Section>\n\n<Column>\n\nOne.\n\n<Column/>\n\n</Section>',
      '7:1 <Column/> where <Column> ends | Write </Column>.',
    ],
    [
      'behind one that lost its <',
      '<Section>\n\n<Column>\n\nOne.\n\nCallLink />\n\n</Section>',
      '7:1 the tag CallLink /> without its < | Write < before it: <CallLink />',
    ],
    [
      'behind a block of code that nothing ends',
      '<Section>\n\n</Column>\n\n```\nOne.',
      '5:1 ```, which begins a block of code that nothing ends | Delete that line: pages hold words.',
    ],
    [
      'behind one inside another of its name',
      '<Section>\n\n<Column>\n\nOne.\n\n<Column>\n\n</Section>',
      '7:1 <Column> without its end, inside another <Column> | Write </Column> instead, if it ends the one above; otherwise write </Column> where each ends.',
    ],
    [
      'of a misspelt one',
      '<Sektion>\n\nOne.\n\n</Section>',
      '1:1 <Sektion> | Did you mean Section? </Section> closes it.',
    ],
    [
      'that closes nothing, behind a strange one',
      '<Foo>\n\n</Foo>\n\n<Bar>\n\n<Section>\n\n</Bar>',
      'anywhere </Bar> that closes nothing | <Section> is still open there: close it first, or correct the name.',
    ],
    [
      'of two in the wrong order',
      '<Section>\n\n<Column>\n\nOne.\n\n</Section>\n\n</Column>',
      'anywhere </Section> that closes nothing | <Column> is still open there: close it first, or correct the name.',
    ],
    [
      'that is misspelt itself',
      '<Section>\n\nOne.\n\n</Sektion>',
      'anywhere </Sektion> that closes nothing | <Section> is still open there: close it first, or correct the name.',
    ],
    [
      'of one that is open further out, behind a strange one',
      '<Section>\n\n<Foo>\n\nOne.\n\n</Section>',
      'anywhere </Section> that closes nothing | <Foo> is still open there: close it first, or correct the name.',
    ],
    [
      'of a strange one behind another',
      '<Foo>\n\nOne.\n\n</Bar>',
      'anywhere </Bar> that closes nothing | <Foo> is still open there: close it first, or correct the name.',
    ],
    [
      'behind a plain element',
      '<div>\n\nOne.\n\n</Section>',
      'anywhere </Section> that closes nothing | <div> is still open there: close it first, or correct the name.',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toBe(expected));

  const EXPECTS = (name: string): string =>
    `Unexpected closing tag \`</Section>\`, expected corresponding closing tag for \`<${name}>\``;

  test.each([
    ['a strange one', EXPECTS('Sektion'), '<Sektion>'],
    ['what has nothing inside', EXPECTS('PhotoGallery'), '<PhotoGallery> without its slash'],
  ])('behind %s whose place is not told', (_, reason, found) => {
    const complaint = closesNothing(reason, '</Section>');
    expect(complaint.found).toBe(found);
    expect(complaint).not.toHaveProperty('at');
  });
});
