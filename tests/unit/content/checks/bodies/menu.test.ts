/** The parts of the menu’s page, held against the programs: tabs, words of the scale, services. */
import {describe, expect, test} from 'vitest';

import {checkMenu} from '../../../../../src/content/checks/bodies/menu';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {rawPage, told} from '../rawPages';

const program = (id: string, category: string, intensity: string): RawDocument =>
  rawPage('Words.', {id: `programs/${id}`, fields: {category, intensity}});

/** Two programs: one of signature, gentle; one of luxury, intense. */
const PROGRAMS = [program('a', 'signature', 'Gentle'), program('b', 'luxury', 'Intense')];

const CODE = JSON.stringify({
  'intensity.gentle': {message: 'Suave'},
  'intensity.intense': {message: 'Intensa'},
});

const tabs = (...ids: readonly string[]): string[] => ids.map((id) => `<MenuTab id="${id}" />`);
const words = (...all: readonly string[]): string[] =>
  all.map((word) => `<Intensity word="${word}">\n\nWhat it means.\n\n</Intensity>`);
const menu = (parts: readonly string[], locale = 'en'): RawDocument =>
  rawPage(parts.join('\n\n'), {id: 'massage-menu', locale});

function problems(
  page: RawDocument,
  programs: readonly RawDocument[] = PROGRAMS,
  changes: Partial<Source> = {},
): Problem[] {
  const documents = [page, ...programs];
  return checkMenu({...validSite(), documents, codeWords: {es: CODE}, ...changes}, documents);
}

const said = (...parts: string[]): string[] => told(problems(menu(parts)));

describe('what is whole', () => {
  test.each([
    ['all tabs and words', [...tabs('all', 'signature', 'luxury'), ...words('Gentle', 'Intense')]],
    ['tabs alone', tabs('all', 'signature', 'luxury')],
    ['words alone', words('gentle', 'INTENSE')],
    ['a word that no program carries', words('Gentle', 'Intense', 'Ultimate')],
    ['services', ['<Service program="a" />', '<Service program="b" />']],
    ['a service named as a word', ['<Service program="a" />', ...words('Gentle', 'Intense', 'a')]],
    ['no parts', ['Words.', '<Stack />']],
    ['a tab without an id, and one without words', ['<MenuTab />', '<MenuTab id=" " />']],
    ['an id that is no text', ['<MenuTab id={1} />', '<MenuTab id={1} />']],
    ['a text that cannot be read', ['<MenuTab id="all">']],
  ])('%s', (_, parts) => expect(told(problems(menu(parts)))).toEqual([]));

  test('in another language, with its words', () => {
    const parts = [...tabs('all', 'signature', 'luxury'), ...words('Suave', 'Intense')];
    expect(problems(menu(parts, 'es'))).toEqual([]);
  });
});

describe('a part that stands twice', () => {
  test.each([
    [
      'a tab',
      tabs('all', 'signature', 'luxury', 'All'),
      'en/massage-menu.mdx:16 MenuTab id | "All", which line 10 has already',
    ],
    [
      'a word',
      words('Gentle', 'Intense', 'Intense'),
      'en/massage-menu.mdx:22 Intensity word | "Intense", which line 16 has already',
    ],
    [
      'a service, with blanks around its name',
      ['<Service program="a" />', '<Service program=" a " />'],
      'en/massage-menu.mdx:12 Service program | "a", which line 10 has already',
    ],
  ])('%s', (_, parts, expected) => expect(said(...parts)).toEqual([expected]));

  test('one of the two may be the one that is missing', () =>
    expect(problems(menu(tabs('all', 'signature', 'signature')))[0]?.remedy).toBe(
      'Write id="luxury", which is missing, in the one of the two whose words speak of it.',
    ));

  test('a word of the page’s language may be', () =>
    expect(problems(menu(words('Suave', 'Suave'), 'es'))[0]?.remedy).toBe(
      'Write word="Intensa", which is missing, in the one of the two whose words speak of it.',
    ));

  test.each([
    ['none is missing', tabs('all', 'signature', 'luxury', 'all'), 'MenuTab', 'id'],
    ['several are', tabs('all', 'all'), 'MenuTab', 'id'],
    ['it is a service', Array(2).fill('<Service program="a" />'), 'Service', 'program'],
  ])('which, is not said where %s', (_, parts, name, property) => {
    const [problem, ...others] = problems(menu(parts));
    expect(problem?.remedy).toBe(
      `No two <${name}> have the same ${property}: correct one of the two, or delete it.`,
    );
    expect(others).toEqual([]);
  });
});

describe('a part that is missing', () => {
  test.each([
    ['the tab of all', tabs('signature', 'luxury'), 'no <MenuTab id="all">'],
    ['the tab of a category', tabs('all', 'luxury'), 'no <MenuTab id="signature">'],
    ['a word', words('Intense'), 'no <Intensity> for Gentle'],
    [
      'a word beside services',
      ['<Service program="a" />', ...words('Intense')],
      'no <Intensity> for Gentle',
    ],
  ])('%s', (_, parts, found) => expect(said(...parts)).toEqual([`en/massage-menu.mdx | ${found}`]));

  test('a word of a translation, in its language', () =>
    expect(told(problems(menu(words('Intensa'), 'es')))).toEqual([
      'es/massage-menu.mdx | no <Intensity> for Suave',
    ]));

  test('how to mend it', () =>
    expect(
      problems(menu([...tabs('signature'), ...words('Gentle')])).map(({remedy}) => remedy),
    ).toEqual([
      'Put it back: all programs stand there.',
      'Put it back: it has programs.',
      'Programs carry this word: put it back, with what it means.',
    ]));

  test('other checks know which tab is missing', () =>
    expect(problems(menu(tabs('all', 'luxury')))[0]).toMatchObject({
      rule: 'missing-component',
      components: ['<MenuTab id="signature"'],
    }));

  test.each([
    ['a tab is misspelt', [...tabs('all', 'signture', 'luxury'), ...words('Gentle')]],
    ['a word is misspelt', [...tabs('all', 'luxury'), ...words('Gentle', 'Intnse')]],
  ])('not where %s', (_, parts) => expect(said(...parts)).toEqual([]));

  test('nor where a program cannot be read', () => {
    const broken = {file: 'docs/programs/c.mdx', field: '', found: 'a tab', remedy: 'Mend it.'};
    expect(problems(menu(tabs('all')), PROGRAMS, {problems: [broken]})).toEqual([]);
  });

  test('nor where there are no programs', () =>
    expect(problems(menu(tabs('all', 'luxury')), [])).toEqual([]));

  test('programs of translations say nothing', () => {
    const spanish = rawPage('Palabras.', {
      ...{id: 'programs/c', locale: 'es'},
      fields: {category: 'premium', intensity: 'Gentle'},
    });
    const parts = tabs('all', 'signature', 'luxury');
    expect(problems(menu(parts), [...PROGRAMS, spanish])).toEqual([]);
  });

  test('other pages say nothing of programs', () => {
    const other = rawPage('Words.', {id: 'about', fields: {category: 'premium'}});
    const parts = tabs('all', 'signature', 'luxury');
    expect(problems(menu(parts), [...PROGRAMS, other])).toEqual([]);
  });
});

describe('a tab without a program', () => {
  const parts = tabs('all', 'signature', 'luxury', 'premium');

  test('is told on the original', () => {
    const all = problems(menu(parts));
    expect(told(all)).toEqual([
      'en/massage-menu.mdx:16 MenuTab id | "premium", and no program is of this category',
    ]);
    expect(all[0]?.remedy).toBe(
      'Delete the tab in every language, or give a program this category.',
    );
  });

  test('and not on its translations', () => expect(problems(menu(parts, 'es'))).toEqual([]));

  test('with what stands twice', () => expect(said(...parts, ...tabs('all'))).toHaveLength(2));

  test('a tab of no category is told elsewhere', () =>
    expect(said(...tabs('all', 'signature', 'luxury', 'cheap'))).toEqual([]));
});
