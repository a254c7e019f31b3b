/** How long sessions are said to be, against the programs. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkLengths} from '../../../../../src/content/checks/statements/lengths';
import {rawPage, told} from '../rawPages';

type Fields = Record<string, unknown>;

const sessions = (...minutes: unknown[]): Fields => ({
  sessions: minutes.map((length) => ({minutes: length, priceEur: 90})),
});
const program = (id: string, body: string, fields: Fields): RawDocument =>
  rawPage(body, {id: `programs/${id}`, fields});

/** Another program, of 60 and 120 minutes. */
const KAULA = program('kaula', 'Words.', {name: 'Kaula', ...sessions(120, 60)});

const said = (...documents: RawDocument[]): string[] => told(checkLengths([...documents, KAULA]));
/** What is said on the page of a program of 45 and 90 minutes. */
const prana = (body: string, fields: Fields = {}): string[] =>
  said(program('prana', body, {name: 'Prana', ...sessions(90, 45), ...fields}));

const OWN = 'and sessions last 45, 90 minutes';
const ALL = 'and sessions last 60, 120 minutes';

describe('on its own page a program has its own lengths', () => {
  test('another one is wrong', () =>
    expect(prana('A session of 60 minutes.')).toEqual([
      `en/programs/prana.mdx:10 | “session of 60 minutes”, ${OWN}`,
    ]));
  test('said without a word for it too', () =>
    expect(prana('It lasts two hours.')).toEqual([
      `en/programs/prana.mdx:10 | “It lasts two hours”, ${OWN}`,
    ]));
  test('in a field', () =>
    expect(prana('', {lead: 'Two hours of oil.'})).toEqual([
      `en/programs/prana.mdx lead | “Two hours”, ${OWN}`,
    ]));
  test('in its translation', () =>
    expect(
      said(
        program('prana', 'Words.', sessions(90, 45)),
        rawPage('Una sesión de 60 minutos.', {id: 'programs/prana', locale: 'es'}),
      ),
    ).toEqual([`es/programs/prana.mdx:10 | “sesión de 60 minutos”, ${OWN}`]));
  test('its own are right', () =>
    expect(prana('A 45-minute session. It lasts 90 minutes.')).toEqual([]));
  test('keywords are what people look for', () =>
    expect(prana('', {keywords: ['60-minute session']})).toEqual([]));
  test('where another program is named, it may be that one’s', () => {
    expect(prana('A session of 60 minutes, as in Kaula.')).toEqual([]);
    expect(prana('A session of 30 minutes, as in Kaula.')).toEqual([
      'en/programs/prana.mdx:10 | “session of 30 minutes”, and sessions last 45, 60, 90, 120 minutes',
    ]);
  });
  test('its own name is no other', () =>
    expect(prana('In Prana a session of 60 minutes.')).toHaveLength(1));
  test('what to do', () =>
    expect(
      checkLengths([program('prana', 'A session of 60 minutes.', sessions(90))])[0]?.remedy,
    ).toBe('Correct the length, or leave it out.'));
});

describe('elsewhere the lengths of all programs are right', () => {
  const about = (body: string): string[] => said(rawPage(body));

  test('another one is wrong', () =>
    expect(about('A session of 45 minutes.')).toEqual([
      `en/about.mdx:10 | “session of 45 minutes”, ${ALL}`,
    ]));
  test.each([
    ['one of them', 'A session of 60 minutes.'],
    ['an “it” of something else', 'It lasts 90 minutes.'],
    ['no length', 'A session.'],
    ['a massage shorter than all', 'A massage of 20 minutes.'],
    ['as short as the shortest', 'A massage of 60 minutes.'],
    ['a part of a session', 'There are 90 minutes of massage.'],
    ['a part as long as the longest', 'There are 120 minutes of massage.'],
  ])('%s is right', (_, body) => expect(about(body)).toEqual([]));
  test.each([
    ['a massage between two', 'A massage of 90 minutes.'],
    ['a part longer than all', 'There are 150 minutes of massage.'],
  ])('%s is wrong', (_, body) => expect(about(body)).toHaveLength(1));
});

describe('how many lengths a program has', () => {
  test('one is said of two', () => {
    const documents = [program('prana', 'There is only one session.', sessions(90, 45))];
    expect(told(checkLengths(documents))).toEqual([
      `en/programs/prana.mdx:10 | “There is only one session”, ${OWN}`,
    ]);
    expect(checkLengths(documents)[0]?.remedy).toBe(
      'Say how many lengths there are as `sessions` has them, or leave it out.',
    );
  });
  test('two are said of one', () =>
    expect(prana('In both lengths.', sessions(90))).toHaveLength(1));
  test.each([
    ['another program is named', () => prana('Kaula has only one length.')],
    ['it is a keyword', () => prana('', {keywords: ['only in one length']})],
    ['a length stands twice', () => prana('There is only one session.', sessions(90, 45, 90))],
    ['a length is none', () => prana('There is only one session.', sessions(90, 45, 'an hour'))],
    ['it is no program', () => said(rawPage('In only one length.', {fields: sessions(45, 90)}))],
  ])('not where %s', (_, problems) => expect(problems()).toEqual([]));
});

test('a translation without an original has the lengths of all', () =>
  expect(said(rawPage('Una sesión de 45 minutos.', {id: 'programs/prana', locale: 'es'}))).toEqual([
    `es/programs/prana.mdx:10 | “sesión de 45 minutos”, ${ALL}`,
  ]));

describe('nothing is known', () => {
  test.each([
    ['no program has lengths', {}],
    ['they are no list', {sessions: '45'}],
    ['they are no whole numbers', sessions(45.5, -60, '90')],
  ])('where %s', (_, fields) =>
    expect(checkLengths([program('prana', 'A session of 60 minutes.', fields)])).toEqual([]),
  );

  test('of a program without lengths those of all are right', () =>
    expect(prana('A session of 45 minutes.', {sessions: []})).toEqual([
      `en/programs/prana.mdx:10 | “session of 45 minutes”, ${ALL}`,
    ]));
  test.each([
    ['a name of blanks', ' '],
    ['a name that is no text', 6],
  ])('%s names no program', (_, name) =>
    expect(
      said(
        program('prana', 'A session of 60 minutes.', sessions(45, 90)),
        program('other', 'Words.', {name, ...sessions(60)}),
      ),
    ).toHaveLength(1),
  );
  test('a page is no program by its name', () =>
    expect(
      said(
        program('prana', 'A session of 60 minutes.', sessions(45, 90)),
        rawPage('Words.', {locale: 'es', fields: {name: 'session'}}),
      ),
    ).toHaveLength(1));
});
