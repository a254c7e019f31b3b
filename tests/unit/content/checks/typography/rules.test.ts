/** Words and sentences that are typed wrongly in whatever language. */
import {describe, expect, test} from 'vitest';

import {foundIn, signsIn} from './signs';

describe('a word twice', () => {
  test.each([
    ['a small word', 'The door of of the house.', '“of of”, the same word twice'],
    ['in other capitals', 'The the door is green.', '“The the”, the same word twice'],
    ['over the end of a line', 'The door of\n  of the house.', '“of of”, the same word twice'],
    ['the same at a beginning', 'Water\n  water rises.', '“Water water”, the same word twice'],
    ['the word of a beginning', 'Water water comes first.', '“Water water”, the same word twice'],
    ['a word that is seldom twice', 'You are are here.', '“are are”, the same word twice'],
    ['a long word', 'You are washed washed here.', '“washed washed”, the same word twice'],
    [
      'two small words',
      'The door is of the  of the house.',
      '“of the of the”, the same words twice',
    ],
  ])('%s', (_, text, found) =>
    expect(signsIn(text).filter((one) => !one.startsWith('two blanks'))).toEqual([
      `${found}. Delete one of the two.`,
    ]),
  );

  test.each([
    ['a verb that may', 'She had had enough.'],
    ['a beginning that is meant', 'Very very slowly.'],
    ['a name', 'We play Duran Duran.'],
    ['a word said twice on purpose', 'She walks slowly slowly down, and despacio despacio.'],
    ['the same at the beginning', 'Despacio despacio.'],
    ['what a no does', 'Un no no se explica.'],
    ['a short word', 'All she had had, and a long long way.'],
    ['a letter and another', 'De la A a la Z.'],
    ['a song', 'La la la.'],
    ['a hyphen between', 'It is to-to and fro.'],
    ['a longer word', 'A tour of offices.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));

  test('in words of a compound', () => expect(foundIn('A one-of of it.')).toEqual([]));
});

describe('capitals', () => {
  test('two at the beginning of a word', () =>
    expect(signsIn('Come in. THere is tea.')).toEqual([
      '“THere”, with two capitals. Write “There”.',
    ]));

  test.each([
    ['an abbreviation of several', 'Three SMSs came.'],
    ['a name', 'Ask McGregor.'],
    ['a quotation', 'It says “THere is tea”.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));

  test('a sentence that begins small', () =>
    expect(signsIn('The door is green. the bell is a bird.')).toEqual([
      'a sentence that begins small, after “green.”. Begin it with a capital, or write a comma before it.',
    ]));

  test.each([
    ['an abbreviation', 'It takes approx. two hours.'],
    ['a capital', 'The door is green. The bell is a bird.'],
    ['a quotation', 'It says “green. the bell is a bird”.'],
  ])('but not behind %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('what is left of two wordings', () => {
  test.each([
    [
      'two sentences',
      'Write first. / Call first.',
      'two versions with / between them. Keep one of the two, and delete the other with the /.',
    ],
    [
      'two words',
      'We open the door / gate for you.',
      '“door / gate”, two wordings with a slash between them. Keep one of the two, or write “or” between them.',
    ],
    ['a table', 'The door |', 'a stray | at the end. Delete it.'],
  ])('%s', (_, text, said) => expect(signsIn(text)).toEqual([said]));

  test.each([
    ['a label', 'For the door / gate as well.', {label: 'door / gate'}],
    ['a quotation', 'It says “the door / gate is green”.', {}],
    ['a list of three', 'We have the door / gate / lift for you.', {}],
  ])('but not %s', (_, text, more) => expect(foundIn(text, 'en', more)).toEqual([]));
});

describe('an end', () => {
  test.each([
    [',', 'The door, the bell,', ', at the end. Delete it: nothing follows.'],
    [';', 'The door (green);', '; at the end. Delete it: nothing follows.'],
  ])('with %s', (_, text, said) => expect(signsIn(text)).toEqual([said]));

  test('of an entry that another one follows', () =>
    expect(foundIn('The door;', 'en', {goesOn: true})).toEqual([]));
});

describe('signs that a keyboard does not have', () => {
  test.each([
    [
      'a sign that nobody sees',
      'The do\u00ADor.',
      'a sign that cannot be seen, as copied text sometimes brings along. Type the words around it again.',
    ],
    [
      'a row of blanks that keep words apart',
      'The\u00A0door\u00A0is green.',
      'blanks at which no line breaks, as text copied from elsewhere may have them. Type the blanks between these words again.',
    ],
    [
      'two of them',
      'The door:\u00A0\u00A0green.',
      'blanks that keep words apart (&nbsp;). Delete them: the page sets its own distances.',
    ],
    [
      'one at the beginning',
      '\u00A0The door.',
      'blanks that keep words apart (&nbsp;). Delete them: the page sets its own distances.',
    ],
    [
      'an accent by itself',
      'The house´s door.',
      'the sign ´. Write ’ for an apostrophe; an accent stands on its letter.',
    ],
    [
      'the same before a word',
      'The `door.',
      'the sign `. Write ’ for an apostrophe; an accent stands on its letter.',
    ],
    [
      'a letter of another alphabet',
      'The do\u043Er.',
      'a letter of another alphabet inside a word, which only looks like one of ours. Type the word again.',
    ],
  ])('%s', (_, text, said) => expect(signsIn(text)).toEqual([said]));

  test.each([
    ['one blank that keeps a number with its word', 'At 10\u00A0km from here.'],
    ['a word of another alphabet', 'They say \u0434\u0430 to it.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('dates and degrees', () => {
  test.each([
    [
      'a date in numbers',
      'From 03/04/2026 on.',
      'the date “03/04/2026”. Write the month as a word: readers of other countries take it for another day.',
    ],
    [
      'a degree with the wrong sign',
      'Water of 38º C.',
      '“38º C”. The sign of a degree is °, with a blank before it: write 38 °C.',
    ],
  ])('%s', (_, text, said) => expect(signsIn(text)).toEqual([said]));

  test.each([
    ['a number of a file', 'Under 12/345/2026.'],
    ['other signs between', 'From 03/04-2026 on.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});
