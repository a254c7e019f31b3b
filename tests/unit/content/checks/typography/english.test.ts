/** How English sets its signs and numbers. */
import {describe, expect, test} from 'vitest';

import {foundIn, signsIn} from './signs';

describe('numbers', () => {
  const ORDINAL = 'Write 1st, 2nd, 3rd, 4th; 11th, 12th and 13th; 21st.';
  const DAY = 'a day that the month does not have. Correct the day or the month.';
  test.each([
    ['an end of another number', 'On the 2th floor.', `“2th”. ${ORDINAL}`],
    ['eleven', 'On the 11st floor.', `“11st”. ${ORDINAL}`],
    ['twenty-one', 'On the 21th floor.', `“21th”. ${ORDINAL}`],
    [
      'thousands with a point',
      'For 1.500 guests.',
      '“1.500”. Thousands have a comma in English: write 1,500.',
    ],
    [
      'a Spanish date',
      'From 21 de Noviembre on.',
      'the date “21 de Noviembre”. Write it in English: 21 November 2026.',
    ],
    [
      'a decimal with a comma',
      'It is 1,5 metres high.',
      '“1,5”. Decimals have a point in English: write 1.5.',
    ],
    ['a day that no month has', 'Until 31 April.', `“31 April”, ${DAY}`],
    ['the month before it', 'Until February 30.', `“February 30”, ${DAY}`],
    ['a day of no month at all', 'Until 40th of May.', `“40th of May”, ${DAY}`],
  ])('%s', (_, text, one) => expect(signsIn(text)).toEqual([one]));

  test.each([
    ['their ends', 'The 1st, 2nd, 3rd, 4th, 11th, 12th, 13th and 21st.'],
    ['a version', 'It is 1.500.'],
    ['two things in a row', 'Paragraph 1,5 of it.'],
    ['the last day of a month', 'Until 30 April.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('words', () => {
  const WHOLE =
    'Write the whole word: you, are, your, please, thanks, about, because, going to, want to.';
  const MISSING = 'Write the missing word, or delete the one that is too many.';
  test.each([
    ['of a message', 'Guests wanna see you.', `“wanna”, as in a message. ${WHOLE}`],
    ['a day', 'On monday we open.', '“monday”. Days and months begin with a capital in English.'],
    ['a month', 'In april we open.', '“april”. Days and months begin with a capital in English.'],
    [
      'i by itself',
      'There i go.',
      '“i” by itself. Write I: it is a capital everywhere in English.',
    ],
    ['an before a consonant', 'It is an door.', '“an door”. Write a: an stands before a vowel.'],
    ['a word missing', 'The of it.', `“The of”, with a word missing between the two. ${MISSING}`],
  ])('%s', (_, text, one) => expect(signsIn(text)).toEqual([one]));

  test.each([
    ['a verb', 'It may be.'],
    ['an before a vowel', 'It is an orchid.'],
    ['an before a short word', 'Send an sms.'],
    ['a compound', 'An in-house lift.'],
    ['a quotation', 'It says “the of it”.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('quotation marks', () => {
  const TWIN = 'a quotation mark “ or ” without its twin. Open with “ and close with ”.';
  const INSIDE = 'Write “…”; inside these ‘…’.';
  const SIGN = 'Write ’ for an apostrophe and “…” for a quotation.';
  test.each([
    ['those of a keyboard', 'It says "come.', `the quotation mark ". ${INSIDE}`],
    ['those of German', 'It says „come.', `the quotation mark „. ${INSIDE}`],
    [
      'those of Spanish',
      'It says «come».',
      'the quotation mark «. Write “…”; «…» are those of Spanish.',
    ],
    ['an apostrophe of a keyboard', "The house's door.", `the sign '. ${SIGN}`],
    ['one before a word', "It says 'come.", `the sign '. ${SIGN}`],
    ['never closed', 'It says “come.', TWIN],
    ['never opened', 'It says come”.', TWIN],
    ['opened twice', 'It says “come “in”.', TWIN],
    ['closed twice', 'It says “come” in”.', TWIN],
  ])('%s', (_, text, one) => expect(signsIn(text)).toEqual([one]));

  test.each([
    ['a quotation', 'It says “come”.'],
    ['two of them', 'It says “come” and “in”.'],
    ['an apostrophe', 'The house’s door.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('other signs', () => {
  const DASH =
    'Write the dash close to the words it encloses, as in “the house—they say—opens”, or a comma.';
  test.each([
    [
      'an exclamation',
      'Come in!',
      'an exclamation mark. End the sentence with a full stop: the house does not raise its voice.',
    ],
    [
      'the beginning of a question',
      '¿Is it here?',
      'the sign ¿. Delete it: English has its sign at the end alone.',
    ],
    ['a hyphen', 'The house - they say.', `“ - ”, where a dash or a comma belongs. ${DASH}`],
    ['two hyphens', 'The house--they say.', `“--”, where a dash or a comma belongs. ${DASH}`],
  ])('%s', (_, text, one) => expect(signsIn(text)).toEqual([one]));

  test.each([
    ['a dash', 'The house—they say—opens.'],
    ['a compound', 'A well-lit house.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});
