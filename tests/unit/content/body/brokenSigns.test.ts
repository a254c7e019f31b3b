/** Signs in words that were meant as more than words. */
import {describe, expect, test} from 'vitest';

import {BOX, SHOWN_AS_TYPED, TABLE, brokenIn} from '../../../../src/content/body/brokenSigns';

/** Where, and what. */
const told = (text: string): string | undefined => {
  const broken = brokenIn(text);
  return broken && `${broken.at} ${broken.rule ?? '-'} | ${broken.found}`;
};

describe('what is told', () => {
  const BLANK =
    'a blank that is none after the sign at the beginning of a line (Alt and the space bar write it)';
  const TAG = `shown-as-typed | ${SHOWN_AS_TYPED}`;
  const REST = '- | the rest of a tag, which is shown as it is typed';
  const NAMED = '- | a little picture by its name, which is shown as it is typed';
  const MARKED = '- | the sign ==, which marks nothing here';
  const NOTE = '- | a note that visitors would read (//)';
  const DOT = 'sign-of-list | a sign that only looks like a list';
  const HYPHEN = 'sign-of-list | a hyphen without a blank after it';
  const LINK = '- | a link with its brackets the wrong way round';
  const LETTER = '- | a letter in square brackets, as an editor’s comment leaves it behind';
  test.each([
    ['##\u00A0Rooms', `0 - | ${BLANK}`],
    ['######\u00A0Rooms', `0 - | ${BLANK}`],
    ['Words\n-\u00A0Tea', `6 - | ${BLANK}`],
    ['+\u00A0Tea', `0 - | ${BLANK}`],
    ['12.\u00A0Tea', `0 - | ${BLANK}`],
    ['1)\u00A0Tea', `0 - | ${BLANK}`],
    ['A <Section> here', `2 ${TAG}`],
    ['A \\<Section> here', `2 ${TAG}`],
    ['A < Section> here', `2 ${TAG}`],
    ['A </Section> here', `2 ${TAG}`],
    ['A </  Óseo> here', `2 ${TAG}`],
    ['A FoundedYear /> here', `2 ${TAG}`],
    ['HouseCount of="suites" as={a}/>', `0 ${TAG}`],
    ['A /Section> here', `2 ${REST}`],
    [':heart:', `0 ${NAMED}`],
    ['Come :red_heart: in', `5 ${NAMED}`],
    ['The ==lamp', `4 ${MARKED}`],
    ['The lamp== is', `8 ${MARKED}`],
    ['####### Rooms', '0 - | a heading of more than six #'],
    ['| A | B |', `0 - | ${TABLE}`],
    ['Words\n| A | B |  ', `6 - | ${TABLE}`],
    [':::note', `0 - | ${BOX}`],
    ['Words\n:::', `6 - | ${BOX}`],
    ['[!NOTE] Words', '0 - | a box as other websites have them ([!NOTE])'],
    ['// later', `0 ${NOTE}`],
    ['Words // later', `6 ${NOTE}`],
    ['Words\n// later', `6 ${NOTE}`],
    ['• Tea', `0 ${DOT}`],
    ['Words\n–  Tea', `6 ${DOT}`],
    ['·Tea', `0 ${DOT}`],
    ['-Tea', `0 ${HYPHEN}`],
    ['Words\n-Él', `6 ${HYPHEN}`],
    ['The (rooms)[/gallery.mdx]', `4 ${LINK}`],
    ['The (old rooms)[#lit-up]', `4 ${LINK}`],
    ['The [[rooms]] here', '4 - | a link in double brackets, which makes none'],
    ['The [[]] here', '4 - | a link in double brackets, which makes none'],
    ['The lamp[^1]', '8 - | the mark of a footnote that is nowhere'],
    ['The lamp[^ab]', '8 - | the mark of a footnote that is nowhere'],
    ['The lamp[a] is', `8 ${LETTER}`],
    ['The lamp [b]', `9 ${LETTER}`],
    ['The lamp} is', '8 - | a curly bracket that closes nothing'],
  ])('%j', (text, expected) => expect(told(text)).toBe(expected));

  test('the first kind of several', () => expect(told('The lamp} is ==lit')).toBe(`13 ${MARKED}`));
});

describe('nothing is said of', () => {
  test.each([
    'The lamp is lit.',
    '#\u0020Rooms',
    'Room #\u00A04',
    '100\u00A0euros',
    'Under < 5 rooms',
    'less <than more',
    'a /> b',
    'Tea/Water> more',
    'section />',
    'aSection />',
    'At 10:30:15',
    'The:lamp:is',
    ':Heart:',
    'The == lamp',
    'A == B',
    '###### Rooms',
    'Words ####### here',
    'A | B |',
    '| A | B',
    'Words ::: here',
    'Words [!NOTE]',
    '[!]',
    'https://velada.example',
    'Tea//water',
    'Tea //water',
    'Tea// water',
    'Tea • Water',
    '• 5',
    'Tea-Water',
    '- Tea',
    '-5 degrees',
    'The (rooms) [are] here',
    'The (rooms)[one two]',
    'The () [/a]',
    'The [rooms] here',
    'The [^] here',
    'The [^a b] here',
    '[t]he lamp',
    'The [ab] lamp',
    'The [B] lamp',
    'The [rooms][a]',
    'The [a](/b)',
    'The [ab][b] here',
    'The lamp{ is',
  ])('%j', (text) => expect(told(text)).toBeUndefined());
});

describe('how to mend it', () => {
  test.each([
    ['-\u00A0Tea', 'Delete it and type the blank again.'],
    ['\\<Section>', 'Write it as <Name …>, without \\ before the < and without a blank after it.'],
    ['Section />', 'Write < before its name.'],
    ['/Section>', 'Delete it, or write < before it if it closes something.'],
    [':heart:', 'Delete it, or say it in words.'],
    ['==lamp', 'Delete it, or mark the words with *…*.'],
    ['####### Rooms', 'Write ## for a section, ### for a part of one.'],
    [
      '| A |',
      'Below the first line of a table stands a line of hyphens with as many columns, such as | --- | --- |, and above it an empty line: write what is missing.',
    ],
    [
      ':::',
      'Delete it, and the ::: at its end: pages have no such boxes; src/components/README.md lists what there is.',
    ],
    [
      '[!TIP]',
      'Delete it: pages have no such boxes; src/components/README.md lists what there is.',
    ],
    ['// a', 'Write notes as {/* … */}, or delete it.'],
    [
      '• Tea',
      'Begin each line with a hyphen and a blank, as in “- Tea”, and leave an empty line before the first.',
    ],
    ['-Tea', 'Write a list line as “- Tea”, with a blank.'],
    [
      '(a)[/b]',
      'Write the words in square brackets and the page in round ones: [words](/page.mdx).',
    ],
    ['[[a]]', 'Write it as [words](/page.mdx).'],
    ['a[^1]', 'Delete it, or say it in the text: pages have no footnotes.'],
    ['a[a]', 'Delete it, and the comment if it was left too.'],
    ['a}', 'Delete it, or write \\} to show one.'],
  ])('%j', (text, remedy) => expect(brokenIn(text)?.remedy).toBe(remedy));
});
