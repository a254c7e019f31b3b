/** Every program says that either side may refuse, and may stop. */
import {describe, expect, test} from 'vitest';

import {checkConsent} from '../../../../../src/content/checks/bodies/consent';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Problem} from '../../../../../src/content/problems';
import {inBoth, rawPage, told} from '../rawPages';

const SAYS = 'The room is warm.\n\nEither of you may stop.';
const DICE = 'La sala está tibia.\n\nPuedes parar.';
const SILENT = 'The room is warm.';
const CALLA = 'La sala está tibia.';

const pages = (english: string, spanish: string, id = 'programs/prana'): RawDocument[] =>
  inBoth(english, spanish, {id});
const said = (english: string, spanish: string, id?: string): string[] =>
  told(checkConsent(pages(english, spanish, id), []));

describe('one language lost the paragraph', () => {
  test('the translation', () =>
    expect(said(SAYS, CALLA)).toEqual([
      'es/programs/prana.mdx | no word of what either side may refuse or stop',
    ]));
  test('the original', () =>
    expect(said(SILENT, DICE)).toEqual([
      'en/programs/prana.mdx | no word of what either side may refuse or stop',
    ]));
  test('where the other has it', () =>
    expect(checkConsent(pages(SAYS, CALLA), [])[0]?.remedy).toBe(
      'Every program says it: put that paragraph back here, as line 12 of en/programs/prana.mdx has it.',
    ));
  test('a heading is no paragraph', () =>
    expect(said(SAYS, '## Puedes parar\n\nPalabras.')).toHaveLength(1));
});

describe('nothing is said', () => {
  test.each([
    ['both say it', SAYS, DICE],
    ['neither does', SILENT, CALLA],
    ['one is still to be translated', SAYS, '[to translate] La sala.'],
    ['one cannot be read', SAYS, 'La sala.\n\n<Open>'],
    ['the one that says it cannot be read', `${SAYS}\n\n<Open>`, CALLA],
  ])('where %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of a page that is no program', () => expect(said(SAYS, CALLA, 'about')).toEqual([]));
  test('of a program without an original', () =>
    expect(checkConsent([rawPage(CALLA, {id: 'programs/a', locale: 'es'})], [])).toEqual([]));
  test('of a program in one language', () =>
    expect(checkConsent([rawPage(SILENT, {id: 'programs/a'})], [])).toEqual([]));
  test('of a language without forms', () =>
    expect(
      checkConsent(
        [rawPage(SAYS, {id: 'programs/a'}), rawPage('La salle.', {id: 'programs/a', locale: 'fr'})],
        [],
      ),
    ).toEqual([]));
});

describe('what is told of a text already', () => {
  const problem = (file: string, field = ''): Problem => ({
    ...{file, field, found: 'something', remedy: 'Mend it.'},
  });
  const after = (one: Problem): Problem[] => checkConsent(pages(SAYS, CALLA), [one]);

  test.each(['en/programs/prana.mdx', 'es/programs/prana.mdx'])('may be why: %s', (file) =>
    expect(after(problem(file))).toEqual([]),
  );
  test('a field is not', () =>
    expect(after(problem('es/programs/prana.mdx', 'lead'))).toHaveLength(1));
  test('another file is not', () =>
    expect(after(problem('es/programs/other.mdx'))).toHaveLength(1));
});
