/** The entries of code.json in every other language, against the words in the code. */
import {describe, expect, test} from 'vitest';

import {checkCodeWords} from '../../../../../src/content/checks/components/codeWords';
import type {Problem} from '../../../../../src/content/problems';
import type {ComponentWord} from '../../../../../src/content/read/componentWords';
import {DAMAGED} from '../../../../../src/content/read/files';
import type {Source} from '../../../../../src/content/source';
import {rawSite} from '../rawSite';
import {word} from './faults';

const OPEN = word('Open', 'menu.open', 4);
const CLOSE = word('Shut', 'menu.close', 5);
const WORDS = [OPEN, CLOSE];

const entry = (id: string, message: string): string =>
  `  ${JSON.stringify(id)}: {"message": ${JSON.stringify(message)}}`;
const file = (...rows: readonly string[]): string => `{\n${rows.join(',\n')}\n}`;
const REST = [entry('menu.close', 'Cerrar')];
const RIGHT = [entry('menu.open', 'Abrir'), ...REST];

/** What is said of a Spanish file. */
const problemsOf = (
  text: string,
  words: readonly ComponentWord[] = WORDS,
  more: Partial<Source> = {},
): Problem[] =>
  checkCodeWords(rawSite([], {codeWords: {es: text}, componentWords: words, ...more}));

const row = ({file: name, line, field, found, remedy}: Problem): string =>
  `${name}:${line ?? ''} ${field} | ${found} | ${remedy}`;
const said = (...parameters: Parameters<typeof problemsOf>): string[] =>
  problemsOf(...parameters).map(row);

const ES = 'i18n/es/code.json';

describe('nothing is said', () => {
  test.each<[string, string, Partial<Source>?]>([
    ['of entries that are right', file(...RIGHT)],
    ['of the theme’s entries', file(...RIGHT, entry('theme.x', 'Tema'))],
    ['where there is no file', '', {codeWords: {}}],
    ['of a file of no language of the site', file(), {locales: ['en']}],
    ['of a file of the original', file(), {codeWords: {en: file()}}],
    ['of words to be translated', file(entry('menu.open', '[to translate] 9 open'), ...REST)],
  ])('%s', (_, text, more) => expect(said(text, WORDS, more)).toEqual([]));

  test('where nobody looked for words', () =>
    expect(checkCodeWords(rawSite([], {codeWords: {es: file()}}))).toEqual([]));
});

describe('an entry', () => {
  test('that is missing', () =>
    expect(said(file(...REST))).toEqual([
      `${ES}: menu.open | no entry | Add it: "menu.open": {"message": "…"}. The original reads "Open".`,
    ]));

  test('that no component asks for', () =>
    expect(said(file(...RIGHT, entry('xylo.phone', 'Abrir ya')))).toEqual([
      `${ES}:4 xylo.phone | an entry that no component asks for | Delete the entry.`,
    ]));

  test('that is misspelt', () =>
    expect(said(file(entry('menu.opne', 'Abrir'), ...REST))).toEqual([
      `${ES}:2 menu.opne | an entry that no component asks for | Did you mean menu.open? Otherwise delete the entry.`,
    ]));

  test('that has another name, where one is missing', () =>
    expect(said(file(entry('xylo.phone', 'Abrir'), ...REST))).toEqual([
      `${ES}:2 xylo.phone | an entry that no component asks for | Did you mean menu.open? Otherwise delete the entry.`,
    ]));

  test('that has another name, where two are missing', () =>
    expect(said(file(entry('xylo.phone', 'Abrir')))).toEqual([
      `${ES}:2 xylo.phone | an entry that no component asks for | Delete the entry.`,
      expect.stringContaining('menu.open | no entry'),
      expect.stringContaining('menu.close | no entry'),
    ]));

  test('of two with another name, where one is missing', () =>
    expect(said(file(entry('xylo.phone', 'Abrir'), entry('a.b', 'Abrir'), ...REST))).toHaveLength(
      3,
    ));

  test('that stands twice', () =>
    expect(said(file(...RIGHT, entry('menu.open', 'Abrir')))).toEqual([
      `${ES}:4 menu.open | the entry for the second time, after line 2 | Keep one of the two.`,
    ]));

  test('that stands twice, where one is missing', () =>
    expect(said(file(entry('menu.open', 'Abrir'), entry('menu.open', 'Abrir')))).toEqual([
      `${ES}:3 menu.open | the entry for the second time, after line 2 | Write "menu.close" in its place, which is missing, or keep one of the two.`,
    ]));

  test('that says its words twice', () =>
    expect(said(file('  "menu.open": {"message": "Abrir", "message": "Abrir"}', ...REST))).toEqual([
      `${ES}:2 menu.open | its message for the second time | Keep one of the two.`,
    ]));

  test('that says what another one says', () =>
    expect(said(file(entry('menu.open', 'Cerrar'), ...REST))).toEqual([
      `${ES}:3 menu.close | "Cerrar", which menu.open says already | Translate each: the originals read "Shut" and "Open".`,
    ]));

  test('that says what a broken one says is not told', () =>
    expect(said(file(entry('menu.open', 'cerrar'), ...REST))).toEqual([
      expect.stringContaining(`${ES}:2 menu.open | “cerrar” at the beginning`),
    ]));

  test('that has changed places is told once, and nothing else of the two', () => {
    const words = [word('Next.', 'a.next'), word('Previous', 'a.back')];
    const rows = [entry('a.next', 'Anterior'), entry('a.back', 'Siguiente')];
    expect(said(file(...rows), words)).toEqual([
      expect.stringContaining(`${ES}:2 a.next | "Anterior", and "Siguiente" at a.back`),
    ]);
  });
});

describe('the words of an entry', () => {
  const found = (one: ComponentWord, message: string): string[] =>
    problemsOf(file(entry(one.id, message)), [one]).map(({line, found: what}) => `${line} ${what}`);

  test.each([
    ['its form', word('Open', 'a.b'), 'abrir', '2 “abrir” at the beginning'],
    ['a unit', word('{years} years', 'a.b'), '{years} año', '2 “{years} año”'],
    ['a number', word('Open 8 hours', 'a.b'), 'Abierto 9 horas', '2 the number 9 in'],
    ['a language', word('English', 'spoken.en'), 'Inglés', '2 "Inglés" with a capital'],
    ['a nationality', word('Spanish', 'nationality.x'), 'Español', '2 "Español", said of a man'],
    ['a fixed label', word('Call now', 'booking.call'), 'Llamar ahora', '2 "Llamar ahora"'],
    ['its form before its number', word('Open 8 hours', 'a.b'), 'abierto 9 horas', '2 “abierto”'],
    [
      'its unit before its number',
      word('8 hours, {years} years', 'a.b'),
      '9 horas, {years} año',
      '2 “{years} año”',
    ],
  ])('%s', (_, one, message, expected) =>
    expect(found(one, message)).toEqual([expect.stringContaining(expected)]),
  );

  test('are not looked at in a file whose letters are lost', () => {
    const [lost = ''] = DAMAGED;
    const problems = [{file: ES, field: '', found: lost, remedy: 'Save it anew.'}];
    expect(said(file(entry('menu.open', 'abrir'), ...REST), WORDS, {problems})).toEqual([]);
  });
});

test('a file that cannot be read is told as that alone', () =>
  expect(said('{"menu.open": ')).toEqual([expect.stringContaining(ES)]));

test('while code cannot be read, no entry is unknown', () => {
  const text = file(...RIGHT, entry('xylo.phone', 'Otra'));
  const problem = {field: '', found: 'code that cannot be read', remedy: 'Look at it.'};
  const count = (broken: string): number =>
    said(text, WORDS, {problems: [{file: broken, ...problem}]}).length;
  expect(count('src/components/Menu.tsx')).toBe(0);
  expect(count('docs/about.mdx')).toBe(1);
});

describe('the words in the code', () => {
  test('none', () =>
    expect(said(file(entry('menu.open', 'Abrir')), [word(' ', 'menu.open', 7)])).toEqual([
      'src/components/Menu.tsx:7 menu.open | no words | Write the English words.',
    ]));

  test('others under one id, and nothing of its translation', () => {
    const other = {...word('Open it', 'menu.open', 9), file: 'src/components/Other.tsx'};
    expect(said(file(entry('menu.open', 'abrir')), [OPEN, other])).toEqual([
      'src/components/Other.tsx:9 menu.open | "Open it", and "Open" in src/components/Menu.tsx | Write the same in both: they are one entry of code.json.',
    ]);
  });

  test('the same under one id', () =>
    expect(said(file(...RIGHT), [OPEN, {...OPEN, line: 9}, CLOSE])).toEqual([]));
});
