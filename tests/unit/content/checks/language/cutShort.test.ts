/** Texts that end in the middle of a sentence, and stories much shorter than in the other language. */
import {describe, expect, test} from 'vitest';

import {checkCutShort} from '../../../../../src/content/checks/language/cutShort';
import {rawPage, told} from '../rawPages';

type Fields = Readonly<Record<string, unknown>>;

const said = (body: string, fields: Fields = {}, id = 'programs/prana'): string[] =>
  told(checkCutShort([rawPage(body, {id, fields})]));

const CUT = 'The door of the house is green';
const END = '“…door of the house is green”';

describe('a field that stops', () => {
  test.each([
    ['description', {description: CUT}, 'description'],
    ['lead', {lead: CUT}, 'lead'],
    ['summary', {summary: CUT}, 'summary'],
    [
      'of six words with blanks',
      {lead: 'Door of the house is green '},
      'lead',
      '“…of the house is green”',
    ],
    ['the words of the closing', {closing: {text: CUT}}, 'closing.text'],
  ])('%s', (_, fields, field, end = END) =>
    expect(said('', fields)).toEqual([
      `en/programs/prana.mdx ${field} | a text that stops at ${end}`,
    ]),
  );

  test('is told once, behind a sentence', () =>
    expect(said('', {lead: `The bell is a bird. ${CUT}`})).toEqual([
      'en/programs/prana.mdx lead | a text that stops at “…a bird. The door of the house is green”',
    ]));

  test('of another name, behind a sentence', () =>
    expect(said('', {subtitle: `The bell is a bird. ${CUT}`})).toEqual([
      'en/programs/prana.mdx subtitle | a text that stops at “…a bird. The door of the house is green”',
    ]));

  test.each([
    ['with its end', {lead: `${CUT}.`}],
    ['of few words', {lead: 'The door is green'}],
    ['still to be written', {lead: `[to write] ${CUT}`}],
    ['that is no text', {lead: 6, closing: 'no', summary: [CUT]}],
    ['of another name', {subtitle: CUT}],
  ])('but not one %s', (_, fields) => expect(said('', fields)).toEqual([]));
});

const onPage = (body: string): string[] => said(body, {}, 'about');
const paragraph = (line: number, end = END): string =>
  `en/about.mdx:${line} | a paragraph that stops at ${end}`;

describe('a paragraph that stops', () => {
  test.each([
    ['alone', CUT, paragraph(10)],
    ['behind another', `Yes.\n\n${CUT}`, paragraph(12)],
    ['before another', `${CUT}\n\nYes.`, paragraph(10)],
    ['before a heading', `${CUT}\n\n## Yes`, paragraph(10)],
    ['in a component', `<Panel>\n\n${CUT}\n\n</Panel>`, paragraph(12)],
    ['at a dash', `${CUT} and—`, paragraph(10, '“…door of the house is green and—”')],
  ])('%s', (_, body, one) => expect(onPage(body)).toEqual([one]));

  test.each([
    ['with its end', `${CUT}.`],
    ['of few words', 'The door is green'],
    ['before a list', `${CUT}\n\n- Yes.`],
    ['before a component', `${CUT}\n\n<Bell />`],
    ['in a list', `- ${CUT}`],
    ['in a quotation', `> ${CUT}`],
    ['of several lines', `Yes.  \n${CUT}`],
    ['with a link at its end', `${CUT} [here](/a.mdx)`],
    ['with a colon at its end', `${CUT}:`],
    ['with a name at its end', 'The door of the house is called Velada'],
    ['with a number at its end', 'The house stands at number twelve, or 12'],
    ['still to be written', `[to write] ${CUT}`],
    ['that cannot be read', `${CUT}\n\n<Open`],
  ])('but not one %s', (_, body) => expect(onPage(body)).toEqual([]));

  test.each(['programs/prana', 'masseuses/alba'])('%s: at a name as well', (id) =>
    expect(said('The door of the house is called Velada', {}, id)).toEqual([
      `en/${id}.mdx:10 | a paragraph that stops at “…door of the house is called Velada”`,
    ]),
  );
});

test('what to do', () =>
  expect(
    checkCutShort([rawPage(CUT, {id: 'programs/prana', fields: {lead: CUT}})]).map(
      ({remedy}) => remedy,
    ),
  ).toEqual([
    'Finish its last sentence, with its full stop.',
    'Finish its last sentence, with its full stop.',
  ]));

describe('entries and labels', () => {
  test('an entry that stops within a sentence', () =>
    expect(onPage('- The bell is a bird. The door')).toEqual([
      'en/about.mdx:10 | an entry that stops at “…bell is a bird. The door”',
    ]));

  test('a heading that stops at a small word', () =>
    expect(onPage('## The door and')).toEqual([
      'en/about.mdx:10 | words that stop at “The door and”',
    ]));

  test('an entry is told once', () =>
    expect(onPage('- The bell is a bird. The door and')).toEqual([
      'en/about.mdx:10 | an entry that stops at “…bell is a bird. The door and”',
    ]));
});
