/** Tags that nothing closes. */
import {describe, expect, test} from 'vitest';

import {tagIn, unclosed} from '../../../../src/content/body/tagComplaints';
import {inWords, reasonOf} from './messages';

test.each([
  ['a tag', 'a closing tag for `<Section>` (1:1-1:10)', 'Section'],
  ['the end of a tag', 'the closing tag `</Section>`', '/Section'],
  ['a name with accents and a dot', '`<Título.a>`', 'Título.a'],
  ['none', 'Unexpected `/`', ''],
])('the tag in a reason: %s', (_, reason, tag) => expect(tagIn(reason)).toBe(tag));

describe('a tag that nothing closes', () => {
  const said = (body: string): string => inWords(unclosed(reasonOf(body), body));
  const SLASH = 'Write /> instead of > at its end: nothing stands inside.';
  const end = (name: string): string =>
    `Write </${name}> where it ends, on a line of its own if <${name}> stands on one, or <${name} /> if nothing stands inside.`;

  test.each([
    ['a block', 'One.\n\n<Section>\n\nTwo.', `3:1 <Section> without its end | ${end('Section')}`],
    [
      'a name with an accent',
      '<Título>\n\nOne.',
      `1:1 <Título> without its end | ${end('Título')}`,
    ],
    ['a plain element', 'One <span lang="es"> two.', `1:5 <span> without its end | ${end('span')}`],
    [
      'HTML',
      'One <b>two.',
      '1:5 <b> | HTML is not written in pages. Use Markdown or a component of src/components/README.md.',
    ],
    [
      'far down and to the right',
      `${'\n'.repeat(11)}Come in when you like<br>two.`,
      '12:22 <br> without its slash | Write <br />.',
    ],
    ['a line break', 'One<br>two.', '1:4 <br> without its slash | Write <br />.'],
    [
      'what has nothing inside',
      'One.\n\n<PhotoGallery>\n\nTwo.',
      `3:1 <PhotoGallery> without its slash | ${SLASH}`,
    ],
    [
      'inside another of its name',
      '<Section>\n\nOne.\n\n<Section>\n\nTwo.',
      '5:1 <Section> without its end, inside another <Section> | Write </Section> instead, if it ends the one above; otherwise write </Section> where each ends.',
    ],
    [
      'below one that is closed',
      '<Section>\n\nOne.\n\n</Section>\n\n<Section>\n\nTwo.',
      `7:1 <Section> without its end | ${end('Section')}`,
    ],
    [
      'below one that stands alone',
      '<Section tone="band" />\n\n<Section>\n\nTwo.',
      `3:1 <Section> without its end | ${end('Section')}`,
    ],
    [
      'below one whose name begins like it',
      '<Sections>\n\nOne.\n\n<Section>\n\nTwo.',
      `5:1 <Section> without its end | ${end('Section')}`,
    ],
    [
      'with another end',
      '<Section>\n\nOne.\n\n/Section>',
      '5:1 /Section> where <Section> ends | Write </Section>.',
    ],
    [
      'with a block of code that nothing ends',
      '<Section>\n\n```\nOne.\n\n</Section>',
      '3:1 ```, which begins a block of code that nothing ends | Delete that line: pages hold words.',
    ],
    [
      'with another tag that lost its <',
      '<Section>\n\nOne.\n\nSee CallLink plain />',
      '5:5 the tag CallLink plain /> without its < | Write < before it: <CallLink plain />',
    ],
    [
      'with a block that lost its <',
      '<Section>\n\nColumns wide="first" x={1}>\n\nOne.',
      '3:1 the tag Columns wide="first" x={1}> without its < | Write < before it: <Columns wide="first" x={1}>',
    ],
    [
      'with the end of a block that lost its <',
      '<Columns>\n\n<Column>\n\nOne.\n\n/Columns>',
      '7:1 the tag /Columns> without its < | Write < before it: </Columns>',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toBe(expected));

  test('the rule of HTML', () =>
    expect(unclosed(reasonOf('One <b>two.'), 'One <b>two.').rule).toBe('html'));

  test.each([
    ['HTML', 'a closing tag for `<b>`', '<b>'],
    [
      'what has nothing inside',
      'a closing tag for `<PhotoGallery>`',
      '<PhotoGallery> without its slash',
    ],
    ['a block', 'a closing tag for `<Section>`', '<Section> without its end'],
  ])('%s where no place is told', (_, reason, found) => {
    const complaint = unclosed(reason, '<Section>\n\nOne.');
    expect(complaint.found).toBe(found);
    expect(complaint).not.toHaveProperty('at');
  });
});
