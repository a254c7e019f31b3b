/** Stops, brackets and blanks that are set wrongly in whatever language. */
import {describe, expect, test} from 'vitest';

import {foundIn, signsIn} from './signs';

describe('stops', () => {
  test.each([
    ['three full stops', 'Wait... here.', '.... Write the one sign … instead.'],
    ['with blanks between', 'Wait . . . here.', '. . .. Write the one sign … instead.'],
    ['two full stops', 'Wait here..', '“..”, the same sign twice. Write the sign once.'],
    ['two question marks', 'Is it here??', '“??”, the same sign twice. Write the sign once.'],
    ['two colons', 'We have:: a door.', '“::”, the same sign twice. Write the sign once.'],
    ['a blank before', 'The door , the bell.', 'a blank before ,. Delete the blank.'],
    ['a blank before the end', 'Come to the door !', 'a blank before !. Delete the blank.'],
    ['a blank behind a quotation', 'The “door” .', 'a blank before .. Delete the blank.'],
    [
      'a blank on the wrong side',
      'The door ,the bell.',
      'a blank before ,, and none after it. Write the blank behind the sign.',
    ],
    ['no blank after a comma', 'The door,the bell.', 'no blank after ,. Write a blank there.'],
    [
      'no blank after a colon',
      'We have one thing:a door.',
      'no blank after :. Write a blank there.',
    ],
    [
      'no blank between sentences',
      'The door is green.The bell is a bird.',
      'no blank after .. Write a blank between two sentences.',
    ],
  ])('%s', (_, text, said) =>
    expect(signsIn(text).filter((one) => !one.startsWith('an exclamation'))).toEqual([said]),
  );

  test.each([
    ['one sign for three', 'Wait… here.'],
    ['a judgment', 'In ECLI:EU:C:2019:801.'],
    ['a time', 'At 10:30 in the morning.'],
    ['an address', 'At velada.example we answer.'],
    ['the beginning of a box', ':::note'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('blanks between words', () => {
  test('two of them', () =>
    expect(signsIn('The door  opens.')).toEqual(['two blanks before “opens”. Write one.']));

  test('two behind a stop', () =>
    expect(signsIn('The door opens.  Come in.')).toEqual(['two blanks before “Come”. Write one.']));

  test('one', () => expect(foundIn('The door opens. Come in.')).toEqual([]));
});

const CLOSE = 'Delete the blank: brackets stand close to the words they enclose.';
const APART = 'Write a blank between the bracket and the word outside it.';
const TWIN = 'Open with ( and close with ).';

describe('brackets', () => {
  test.each([
    ['no blank before', 'The door(green) opens.', `no blank beside (. ${APART}`],
    ['no blank behind', 'The door (green)opens.', `no blank beside ). ${APART}`],
    ['a blank behind (', 'The door ( green) opens.', `a blank beside (. ${CLOSE}`],
    ['a blank before )', 'The door (green ) opens.', `a blank beside ). ${CLOSE}`],
    ['none that closes', 'The door (green opens.', `the bracket ( without its twin. ${TWIN}`],
    ['none that opens', 'The door is green) and opens.', `the bracket ) without its twin. ${TWIN}`],
    ['a curled one by itself', 'The door is green}.', 'the sign } by itself. Delete it.'],
  ])('%s', (_, text, said) => expect(signsIn(text)).toEqual([said]));

  test.each([
    ['one word with its end', 'The guest(s) of the house.'],
    ['both of them', 'The door (green) opens.'],
    ['the letter of an entry', 'a) the door'],
    ['letters within a sentence', 'We open a) the door and b) the lift.'],
    ['a placeholder', 'The {door} opens.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});
