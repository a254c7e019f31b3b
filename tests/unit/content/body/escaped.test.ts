/** Signs of Markdown behind a backslash. */
import {describe, expect, test} from 'vitest';

import {escapedSigns} from '../../../../src/content/body/escaped';
import type {Fault} from '../../../../src/content/body/faults';
import {treeOf} from './said';

const faultsOf = (body: string): Fault[] => escapedSigns(treeOf(body), body);
const told = (body: string): string[] =>
  faultsOf(body).map(({line, found, rule}) => `${line} ${rule ?? '-'} | ${found}`);
const shown = (typed: string): string => `${typed}, whose signs are shown as they stand`;

describe('what is told', () => {
  test.each([
    ['stressed words', 'The \\*lamp\\* is lit.', `1 - | ${shown('\\*lamp\\*')}`],
    ['bold words', 'The \\*\\*old lamp\\*\\* is lit.', `1 - | ${shown('\\*\\*old lamp\\*\\*')}`],
    ['bold and stressed words', '\\*\\*\\*Lit\\*\\*\\*', `1 - | ${shown('\\*\\*\\*Lit\\*\\*\\*')}`],
    ['with a line below', 'The \\_lamp\\_ is lit.', `1 - | ${shown('\\_lamp\\_')}`],
    ['struck out', 'The \\~\\~lamp\\~\\~.', `1 - | ${shown('\\~\\~lamp\\~\\~')}`],
    ['code', 'The \\`lamp\\`.', `1 - | ${shown('\\`lamp\\`')}`],
    ['a question', '\\*¿Está?\\*', `1 - | ${shown('\\*¿Está?\\*')}`],
    ['a component', 'In \\*<FoundedYear />\\*.', `1 - | ${shown('\\*<FoundedYear />\\*')}`],
    ['in a heading', '## The \\*lamp\\*', `1 - | ${shown('\\*lamp\\*')}`],
    ['in a table', '| A | B |\n| - | - |\n| \\*a\\* | b |', `3 - | ${shown('\\*a\\*')}`],
    ['in a second line', 'Words.\nThe \\*lamp\\*.', `2 - | ${shown('\\*lamp\\*')}`],
    ['a heading', 'Words.\n\n\\## Rooms', `3 escaped-heading | ${shown('\\##')}`],
    ['a heading in a second line', 'Words.\n  \\# Rooms', `2 escaped-heading | ${shown('\\#')}`],
    ['an entry', '\\- Tea', `1 sign-of-list | ${shown('\\-')}`],
    ['an entry with +', '\\+ Tea', `1 sign-of-list | ${shown('\\+')}`],
    ['a number', '1\\. Tea', `1 sign-of-list | ${shown('1\\.')}`],
    [
      'a number of two digits, in blanks',
      'Words.\n  12\\) Tea',
      `2 sign-of-list | ${shown('12\\)')}`,
    ],
    ['a quotation', '\\> She is awake.', `1 - | ${shown('\\>')}`],
    ['two stars', '\\* Tea\n\\* Water', `1 sign-of-list | ${shown('\\*')}`],
    ['a star in a list', '- Tea\n\\* Water', `2 sign-of-list | ${shown('\\*')}`],
    ['a star straight above a list', '\\* Tea\n- Water', `1 sign-of-list | ${shown('\\*')}`],
    ['of forty signs', `\\*${'a'.repeat(36)}\\*`, `1 - | ${shown(`\\*${'a'.repeat(36)}\\*`)}`],
    ['of more', `\\*${'a'.repeat(40)}\\*`, `1 - | ${shown(`\\*${'a'.repeat(38)}…`)}`],
    ['the first of a block', '\\*One\\* and \\_two\\_.', `1 - | ${shown('\\*One\\*')}`],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual([expected]));

  test('one in each block', () =>
    expect(told('\\*One\\*\n\n\\*Two\\*')).toEqual([
      `1 - | ${shown('\\*One\\*')}`,
      `3 - | ${shown('\\*Two\\*')}`,
    ]));

  test('how to mend it', () =>
    expect(faultsOf('\\# Rooms')[0]?.remedy).toBe(
      'Delete each backslash \\: it keeps the sign behind it from marking anything.',
    ));
});

describe('nothing is said of', () => {
  test.each([
    ['words', 'The lamp is lit.'],
    ['one star', 'From 90\\* euros.'],
    ['a note below a price', '\\* With tea.'],
    ['a note two lines below', '\\* With tea.\n\n- Water'],
    ['a star at the end of a paragraph above a list', 'With tea \\*\n- Water'],
    ['a star above a heading', '\\* With tea.\n## Rooms'],
    ['signs within a word', 'a\\*b\\*c'],
    ['a sign that opens in a word', 'The a\\*lamp\\* is'],
    ['a sign that closes before a letter', 'The \\*lamp\\*s are'],
    ['a blank inside', 'The \\* lamp\\* is'],
    ['a blank before the second', 'The \\*lamp \\* is'],
    ['two different ones', 'The \\*lamp\\_ is'],
    ['two lines', 'The \\*lamp\nis\\* lit'],
    ['a backslash before it', 'The \\\\\\*lamp\\* is'],
    ['a # within a line', 'Room \\# 4'],
    ['a # without words', '\\#'],
    ['a # at a word', '\\#rooms'],
    ['a hyphen without a blank', '\\-Tea'],
    ['a number of three digits', '100\\. Tea'],
    ['a number without a blank', '10\\.30'],
    ['a sign of more without a blank', '\\>Tea'],
    ['a bracket', 'Words \\{ here.'],
  ])('%s', (_, body) => expect(told(body)).toEqual([]));
});
