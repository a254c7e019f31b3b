/** What is said of a body that cannot be read: in a writer’s words, and where the slip is. */
import {describe, expect, test} from 'vitest';

import {parseBody} from '../../../../src/content/body/parse';
import {fullyToldOf} from './toldOf';

const told = (body: string): string[] => fullyToldOf(parseBody(body).faults);

describe('properties', () => {
  test.each([
    [
      'a number without curly brackets',
      '<Columns wide=2 />',
      '1:15 | a property that cannot be read | Write wide={2}.',
    ],
    [
      'a number of two digits',
      '<Columns wide=12 tall=1 />',
      '1:15 | a property that cannot be read | Write wide={12}.',
    ],
    [
      'a word before a number',
      '<Section tone=a2>A</Section>',
      '1:15 | a property that cannot be read | Write properties as name="value", with straight quotation marks and a space between two.',
    ],
    [
      'a quotation of two words within a value',
      '<WhatsAppLink message="Is it an old "house", please?" />',
      '1:43 | straight quotation marks within a value, old "house" | Write “…” or «…» within it: a straight mark ends the value.',
    ],
    [
      'a word without quotation marks',
      'Words.\n\n<Section tone=band>\n\nA.\n\n</Section>',
      '3:15 | a property that cannot be read | Write properties as name="value", with straight quotation marks and a space between two.',
    ],
    [
      'no blank between two',
      '<Feature icon="moon"title="A" = />',
      '1:31 | a property that cannot be read | Write properties as name="value", with straight quotation marks and a space between two.',
    ],
    [
      'a quotation within a value',
      '<WhatsAppLink message="Is it a "house", please?" />',
      '1:38 | straight quotation marks within a value, a "house" | Write “…” or «…» within it: a straight mark ends the value.',
    ],
    [
      'a quotation at the beginning of a value',
      '<WhatsAppLink message=""House", please?" />',
      '1:30 | straight quotation marks within a value, "House" | Write “…” or «…» within it: a straight mark ends the value.',
    ],
    [
      'a quotation mark that nothing closes, on a line above',
      'A <MailLink box="info /> b.\n\nWords.',
      '1:3 | a quotation mark that is never closed | Close it before the >.',
    ],
    [
      'a quotation mark that nothing closes',
      'A <MailLink box="info /> b.',
      '1:3 | a quotation mark that is never closed | Close it before the >.',
    ],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual([expected]));
});

describe('addresses between < and >', () => {
  const link = (address: string): string => `Write a link with words: [words](${address}).`;
  const MAIL = 'Write <MailLink box="info" /> instead, or another letter box of docs/business.yml.';
  test.each([
    [
      'of a page',
      'See <https://velada.example/a>.',
      'https://velada.example/a',
      link('https://velada.example/a'),
    ],
    [
      'without its beginning',
      'See <www.velada.example>.',
      'www.velada.example',
      link('https://www.velada.example'),
    ],
    ['of mail', 'Write to <info@velada.example>.', 'info@velada.example', MAIL],
    [
      'of mail, with its beginning',
      'Write to <mailto:info@velada.example>.',
      'mailto:info@velada.example',
      MAIL,
    ],
    [
      'in capitals',
      'See <HTTP://VELADA.EXAMPLE>.',
      'HTTP://VELADA.EXAMPLE',
      link('HTTP://VELADA.EXAMPLE'),
    ],
    [
      'without its beginning, of a page',
      'See <www.velada.example/a>.',
      'www.velada.example/a',
      link('https://www.velada.example/a'),
    ],
    ['that begins with a figure', 'Write to <24h@velada.example>.', '24h@velada.example', MAIL],
  ])('%s', (_, body, address, remedy) =>
    expect(told(body).map((line) => line.replace(/^\S+ \| /, ''))).toEqual([
      `<${address}>, an address between < and > | ${remedy}`,
    ]),
  );
});

test('an address that is read as a tag stands where it begins', () =>
  expect(told('Words.\n\nSee <www.velada.example>.')[0]).toMatch(/^3:5 /));

describe('tags and signs', () => {
  test.each([
    ['one without its end', '<Section>\n\nWords.', '1:1 | <Section> without its end'],
    [
      'an end on another level',
      '<Section>\n- Words.\n  </Section>',
      '3:3 | </Section> on another level than <Section>',
    ],
    ['an end of nothing', 'Words.\n\n</Section>', '3:2 | a closing tag that closes nothing'],
    [
      'one that does not end behind its slash',
      'A <FoundedYear /> <FoundedYear /b.',
      '1:33 | a tag without its >',
    ],
    [
      'one that goes on outside its list',
      '- <Section\ntone="band">A</Section>',
      '2:1 | a tag or bracket that goes on outside its list or quotation',
    ],
    ['a note of HTML', 'Words.\n\n<!-- later -->', '3:2 | <!-- … -->, which is not a note here'],
    ['one that nothing ends', 'Words <Section', '1:7 | a tag without its >'],
    [
      'a curly bracket that nothing closes',
      'Words {and so on.',
      '1:18 | a tag or curly bracket that is never closed',
    ],
    ['a sign of less', 'Under <5 rooms', '1:8 | the sign 5 after <, where a name is expected'],
    [
      'code',
      'Words {a b} here.',
      '1:9 | curly brackets with something in them that is neither a number nor a text',
    ],
  ])('%s', (_, body, expected) =>
    expect(told(body).map((line) => line.split(' | ').slice(0, 2).join(' | '))).toEqual([expected]),
  );

  test.each([
    [
      'an end on another level',
      '<Section>\n- Words.\n  </Section>',
      'Put <Section> and </Section> each on a line of its own, with an empty line around the text between them.',
    ],
    ['no end behind the slash', 'A <FoundedYear /b.', 'Write > straight behind its slash: />.'],
    [
      'outside the list',
      '- <Section\ntone="band">A</Section>',
      'Indent the line like the one above it.',
    ],
    ['a note', '<!-- later -->', 'Write notes as {/* … */}.'],
    ['a curly bracket', 'Words {and so on.', 'Close it; to show the sign itself write \\< or \\{.'],
    [
      'a sign of less',
      'Under <5 rooms',
      'To show the sign itself write \\<, or say it in words; a component’s name follows < at once.',
    ],
    [
      'code',
      'Words {a b} here.',
      'Curly brackets mean code: delete them, or write \\{ to show one.',
    ],
  ])('how to mend it: %s', (_, body, remedy) =>
    expect(parseBody(body).faults.map((fault) => fault.remedy)).toEqual([remedy]),
  );
});
