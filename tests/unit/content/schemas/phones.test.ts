/** Telephone numbers: those that are one, and what to do about the others. */
import {describe, expect, test} from 'vitest';

import {PHONE, phoneRemedy} from '../../../../src/content/schemas/phones';

describe('numbers', () => {
  test.each([
    '+34 930 000 000',
    '+34930000000',
    '+34 6 00 00 00 00',
    '+34 700000000',
    '+44 20 7946 0000',
    '+1 202 555 0100',
    '+376 800 000',
    '+49 1234567',
    '+352 123456789012',
  ])('%s', (number) => expect(number).toMatch(PHONE));

  test.each([
    '930 000 000',
    '+34 930 000 00',
    '+34 930 000 0000',
    '+34 530 000 000',
    '+34  930 000 000',
    '+34-930-000-000',
    '+34 930 000 000 ',
    ' +34 930 000 000',
    '+0 20 7946 0000',
    '+44 1234',
    '+44 1234567890123456',
    'tel:+34 930 000 000',
    '',
  ])('not %j', (number) => expect(number).not.toMatch(PHONE));
});

describe('what to do', () => {
  const EXAMPLE = '+34 930 000 000';
  test.each([
    ['+34 930 000 000 ', 'Write it without blanks at its ends or twice in a row'],
    [' +34 930 000 000', 'Write it without blanks at its ends or twice in a row'],
    ['+34 930  000 000', 'Write it without blanks at its ends or twice in a row'],
    ['tel:+34 930 000 000', 'Write it without “tel:”'],
    ['TEL:930000000', 'Write it without “tel:”'],
    ['+34 930 000 000 / 001', 'Write one number only'],
    ['+34 930 000 000, +34 930 000 001', 'Write one number only'],
    ['+34 930 000 000 or 001', 'Write one number only'],
    ['+34 930 000 000 y 001', 'Write one number only'],
    ['+34 93O 000 000', 'Write digits in place of letters, 0 for O and 1 for I or l'],
    ['+34 93l 000 000', 'Write digits in place of letters, 0 for O and 1 for I or l'],
    ['+34 9OO OOO OOO', 'Write digits in place of letters, 0 for O and 1 for I or l'],
    ['Tel. 930 000 000', 'Write blanks between the digits, and no other signs'],
    ['0034 930 000 000', 'Write + in place of 00'],
    ['+34-930-000-000', 'Write blanks between the digits, and no other signs'],
    ['+34 (930) 000 000', 'Write blanks between the digits, and no other signs'],
    ['+34.930.000.000', 'Write blanks between the digits, and no other signs'],
    ['930 000 000', 'Write the country code before it, +34 in Spain'],
    ['600000000', 'Write the country code before it, +34 in Spain'],
    ['+34 530 000 000', 'Write a number that begins with 6, 7, 8 or 9 behind +34'],
    ['+34 0', 'Write a number that begins with 6, 7, 8 or 9 behind +34'],
  ])('%j', (typed, slip) =>
    expect(phoneRemedy(typed, EXAMPLE)).toBe(`${slip}, as in "${EXAMPLE}".`),
  );

  test.each([
    ['+34 930 000 00', 8],
    ['+34 930 000 0000', 10],
    ['+34', 0],
  ])('%j: how many digits there are', (typed, count) =>
    expect(phoneRemedy(typed, EXAMPLE)).toBe(
      `Write nine digits behind +34, where this number has ${count}: "${EXAMPLE}".`,
    ),
  );

  test.each([
    ['none'],
    ['mobile'],
    ['+34 mobile'],
    ['no +34'],
    ['530 000 000'],
    [34930000000],
    [undefined],
    ['+44 1234'],
    [''],
  ])('%j', (typed) =>
    expect(phoneRemedy(typed, EXAMPLE)).toBe(
      `Write a number with + and country code, in quotation marks, such as "${EXAMPLE}".`,
    ),
  );
});
