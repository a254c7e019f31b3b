/** The values that the properties of components take. */
import {describe, expect, test} from 'vitest';

import type {Property} from '../../../../src/content/authorComponents';
import {type BodyContext, propertyFaults} from '../../../../src/content/body/properties';
import {INTENSITIES} from '../../../../src/content/vocabularies';
import {elementOf} from './said';

const CONTEXT: BodyContext = {
  pages: ['about', 'contact', 'legal/privacy', 'programs/prana'],
  programs: ['prana', 'nuru'],
  intensities: INTENSITIES,
};

type Type = Property['type'];
const FLAG: Type = {kind: 'flag'};
const NUMBER: Type = {kind: 'number', values: [1, 2]};
const WORDS: Type = {kind: 'words'};
const NAME: Type = {kind: 'name'};
const LANGUAGE: Type = {kind: 'name', of: 'language'};
const CHOICE: Type = {kind: 'choice', values: ['info', 'casting']};
const PAGE: Type = {kind: 'page'};
const PROGRAM: Type = {kind: 'program'};
const INTENSITY: Type = {kind: 'intensity'};

/** What is said of the property `it`, and how to mend it. */
const said = (type: Type, value: string, context: Partial<BodyContext> = {}): string[] =>
  propertyFaults(elementOf(`<Box it${value} />`), [{name: 'it', type}], {
    ...CONTEXT,
    ...context,
  }).map(({field, found, remedy}) => `${field} | ${found} | ${remedy}`);

describe('what is told', () => {
  test.each<[string, Type, string, string, string]>([
    ['a flag with a value', FLAG, '="yes"', 'a value', 'Write it alone, or leave it out.'],
    ['a flag with a number', FLAG, '={1}', 'a value', 'Write it alone, or leave it out.'],
    [
      'a flag with code',
      FLAG,
      '={true}',
      'code in curly brackets',
      'Write it alone, or leave it out.',
    ],
    ['a number as text', NUMBER, '="2"', '"2"', 'Write it={1} or {2}.'],
    ['no number', NUMBER, '', '""', 'Write it={1} or {2}.'],
    ['another number', NUMBER, '={3}', '3', 'Write it={1} or {2}.'],
    ['a long number', NUMBER, '={12}', '12', 'Write it={1} or {2}.'],
    [
      'a sum in place of a number',
      NUMBER,
      '={1+1}',
      'code in curly brackets',
      'Write a number: it={1} or {2}.',
    ],
    [
      'code in place of a text',
      WORDS,
      '={title}',
      'code in curly brackets',
      'Write a text in quotation marks: it="…".',
    ],
    [
      'a text with code in it',
      WORDS,
      '={`a ${b}`}',
      'code in curly brackets',
      'Write a text in quotation marks: it="…".',
    ],
    [
      'a text that is added up',
      WORDS,
      '={"a" + b}',
      'code in curly brackets',
      'Write a text in quotation marks: it="…".',
    ],
    [
      'a number in place of a text',
      WORDS,
      '={24}',
      'the number 24',
      'Write a text in quotation marks: it="…".',
    ],
    ['no text', WORDS, '', 'no value', 'Write a text in quotation marks: it="…".'],
    ['blanks', WORDS, '="  "', 'no value', 'Write a text in quotation marks: it="…".'],
    ['another choice', CHOICE, '="other"', '"other"', 'Write one of: info, casting.'],
    [
      'a misspelt choice',
      CHOICE,
      '="castin"',
      '"castin"',
      'Did you mean casting? Write one of: info, casting.',
    ],
    ['another program', PROGRAM, '="tarot"', '"tarot"', 'Write one of: prana, nuru.'],
    [
      'a word of no scale',
      INTENSITY,
      '="Loud"',
      '"Loud"',
      `Write one of: ${INTENSITIES.join(', ')}.`,
    ],
  ])('%s', (_, type, value, found, remedy) =>
    expect(said(type, value)).toEqual([`Box it | ${found} | ${remedy}`]),
  );
});

describe('the page that was meant', () => {
  test.each([
    ['its address', '/contact', 'contact'],
    ['its file', 'contact.mdx', 'contact'],
    ['a file of Markdown', 'contact.md', 'contact'],
    ['its path', '../contact.mdx', 'contact'],
    ['the path of a text', '../privacy.mdx', 'legal/privacy'],
    ['its folder', 'contact/', 'contact'],
    ['a path that is too long', 'docs/contact', 'contact'],
    ['a path without its folder', 'privacy', 'legal/privacy'],
    ['a misspelt one', 'contatc', 'contact'],
  ])('%s', (_, typed, meant) =>
    expect(said(PAGE, `="${typed}"`)).toEqual([
      `Box it | "${typed}" | Did you mean ${meant}? Write one of: ${CONTEXT.pages.join(', ')}.`,
    ]),
  );

  const many = (count: number): string[] =>
    Array.from({length: count}, (_, index) => `page${index}`);

  test('of very many, none is listed', () =>
    expect(said(PAGE, '="/page7.mdx"', {pages: many(41)})).toEqual([
      'Box it | "/page7.mdx" | There is no such page. Did you mean page7? Write the id of one.',
    ]));

  test('of many, all are listed', () =>
    expect(said(PAGE, '="/zzzz"', {pages: many(40)})).toEqual([
      `Box it | "/zzzz" | Write one of: ${many(40).join(', ')}.`,
    ]));
});

describe('codes of languages', () => {
  test.each([
    ['three letters in place of two', 'spa', 'Did you mean es? '],
    ['an underscore', 'es_ES', 'Did you mean es? '],
    ['one letter too many', 'esp', 'Did you mean es? '],
    ['a code that nobody has', 'xx', ''],
    ['a country that nobody has', 'es-Q', 'Did you mean es? '],
    ['no code', '??', ''],
  ])('%s', (_, code, meant) =>
    expect(said(LANGUAGE, `="${code}"`)).toEqual([
      `Box it | "${code}", which is the code of no language | ${meant}Write a code such as es, ca or fr.`,
    ]),
  );

  test.each(['es', 'ca', 'FR', 'es-ES', 'zh-Hant', 'la'])('%s is one', (code) =>
    expect(said(LANGUAGE, `="${code}"`)).toEqual([]),
  );
});

describe('what is left alone', () => {
  test.each<[string, Type, string]>([
    ['a flag alone', FLAG, ''],
    ['a number', NUMBER, '={2}'],
    ['a number among blanks', NUMBER, '={ 1 }'],
    ['a text', WORDS, '="The door"'],
    ['a text in brackets', WORDS, '={"The door"}'],
    ['a text in backticks', WORDS, '={`The door`}'],
    ['a name of any kind', NAME, '="???"'],
    ['one of the choices', CHOICE, '="casting"'],
    ['one of the choices in brackets', CHOICE, "={'casting'}"],
    ['a page', PAGE, '="legal/privacy"'],
    ['a program', PROGRAM, '="nuru"'],
    ['a word of the scale', INTENSITY, '="Intimate"'],
    ['a word of the scale in small letters', INTENSITY, '=" intimate "'],
  ])('%s', (_, type, value) => expect(said(type, value)).toEqual([]));

  test('a word of a scale that lacks words', () =>
    expect(said(INTENSITY, '="Loud"', {intensities: INTENSITIES.slice(1)})).toEqual([]));

  test('a word of a scale that has one word twice', () =>
    expect(
      said(INTENSITY, '="Loud"', {intensities: ['Ultimate', ...INTENSITIES.slice(1)]}),
    ).toEqual([]));
});
