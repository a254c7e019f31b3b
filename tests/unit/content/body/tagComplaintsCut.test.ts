/** Tags whose end was lost, so that the compiler reads on as if what follows belonged to them. */
import {expect, test, describe} from 'vitest';

import {unended} from '../../../../src/content/body/tagComplaints';
import {messageOf} from './messages';

const said = (body: string): string | undefined => {
  const complaint = unended(messageOf(body), body);
  return complaint && `${complaint.at?.join(':')} ${complaint.found} | ${complaint.remedy}`;
};

const QUOTATION = 'a quotation mark that is never closed | Close it before the >.';

describe('what is told', () => {
  test.each([
    [
      'an empty line in a tag',
      'One.\n\n<Section\n\nTwo.',
      '3:1 a tag without its > | Write > where <Section ends.',
    ],
    [
      'blanks in the empty line',
      '<Section\n \t\nTwo.',
      '1:1 a tag without its > | Write > where <Section ends.',
    ],
    [
      'another tag before its end',
      'See <CallLink <MailLink /> here.',
      '1:5 a tag without its > | Write > where <CallLink ends.',
    ],
    [
      'one that has nothing inside',
      'See <PhotoGallery <MailLink />.',
      '1:5 a tag without its > | Write /> where <PhotoGallery ends.',
    ],
    [
      'the end of a tag',
      '<Section>\n\nOne.\n\n</Section',
      '5:1 a tag without its > | Write > where </Section ends.',
    ],
    [
      'a full stop behind its name',
      'See <CallLink. <MailLink />',
      '1:5 a tag without its > | Write > where <CallLink ends.',
    ],
    [
      'the end of the text',
      'One.\n\nSee <CallLink plain',
      '3:5 a tag without its > | Write > where <CallLink ends.',
    ],
    [
      'a quotation mark that swallowed a tag',
      'Two "marks".\n\n  <Section tone="band>\n\nTwo.\n\n<CallLink look="x" />',
      `3:3 ${QUOTATION}`,
    ],
    [
      'a quotation mark below a tag with both of its own',
      '<Section tone="a">\n\n<Column heading="b>\n\nTwo.\n\n<CallLink look="x" />',
      `3:1 ${QUOTATION}`,
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toBe(expected));
});

describe('what is no tag without its end', () => {
  test.each([
    ['a property without its quotation marks', '<Section tone=band>'],
    [
      'two tags with one quotation mark each',
      '<Section tone="a>\n\n<Section tone="b>\n\n<A x="c" />',
    ],
    ['two signs in a tag', '<Section tone="a"" >'],
    ['words with a quotation mark above', 'She said "come in.\n\n<Section tone=band>'],
  ])('%s', (_, body) => expect(said(body)).toBeUndefined());

  test('a message without a place', () =>
    expect(unended({}, '<Section tone=band>')).toBeUndefined());
  test('a message of no tag', () =>
    expect(
      unended({reason: 'Unexpected end of file', line: 1, column: 5}, 'Words'),
    ).toBeUndefined());
});
