/** What links, pictures and words of the scale in a text are held against: the rest of the site. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {INTENSITIES} from '../../../../../src/content/vocabularies';
import {rawPage, told} from '../rawPages';
import {paginaEntera, problemsOf, saidOf, wholePage} from './wholePages';

const legal = (heading: string, locale = 'en'): RawDocument =>
  rawPage(`Words.\n\n## ${heading}\n\nWords.`, {id: 'legal/terms', locale});

describe('the names of headings', () => {
  const LINK = wholePage('The [page](/other.mdx#two).');
  const other = (body: string, locale = 'en'): RawDocument =>
    locale === 'en' ? wholePage(body, {id: 'other'}) : paginaEntera(body, {id: 'other', locale});

  test('of the page that a link leads to', () => {
    expect(saidOf(LINK, other('## Two\n\nWords.'))).toEqual([]);
    expect(problemsOf([LINK, other('## Lamps\n\nWords.')])).toMatchObject([
      {
        ...{file: 'en/news.mdx', line: 20},
        found: 'a link to #two, and /other.mdx has no such heading',
        remedy: 'Headings are named words, lamps.',
      },
    ]);
  });
  test('in its own language', () =>
    expect(
      saidOf(
        paginaEntera('La [página](/other.mdx#two).'),
        other('## Two\n\nWords.'),
        other('## Dos\n\nPalabras.', 'es'),
      ),
    ).toEqual(['es/news.mdx:20 | a link to #two, and /other.mdx has no such heading']));
  test('not of a page that its language does not have yet', () =>
    expect(
      saidOf(paginaEntera('La [página](/other.mdx#three).'), other('## Two\n\nWords.')),
    ).toEqual([]));
  test('of another page that has the heading, the remedy knows', () =>
    expect(
      problemsOf([LINK, other('## A\n\nB.'), wholePage('## Two {#two}\n\nA.', {id: 'third'})])[0]
        ?.remedy,
    ).toBe('/third.mdx has: write /third.mdx#two.'));

  test.each([
    ['a page that cannot be read', other('## A\n\nWords.\n\n<Open>'), 'en/other.mdx'],
    ['a name that is none', other('## A {#t o}\n\nWords.'), 'en/other.mdx'],
  ])('of %s only that is told', (_, page, file) =>
    expect(problemsOf([LINK, page]).map((one) => one.file)).toEqual([file]),
  );

  const TO_TERMS = wholePage('The [terms](/legal/terms.mdx#one).');
  test('of a legal text without them only that is told', () =>
    expect(saidOf(TO_TERMS, legal('One'))).toEqual([
      'en/legal/terms.mdx:12 | a heading of a legal text without a name for links',
    ]));
  test('of a legal text that lost one in a language only that is told', () =>
    expect(saidOf(TO_TERMS, legal('Two {#two}'), legal('One {#one}', 'es'))).toEqual([
      'en/legal/terms.mdx:12 | the name {#two}, which links and es/legal/terms.mdx call {#one}',
    ]));
  test('of a legal text that never had it, the link is told', () =>
    expect(saidOf(TO_TERMS, legal('Two {#two}'), legal('Dos {#two}', 'es'))).toEqual([
      'en/news.mdx:20 | a link to #one, and /legal/terms.mdx has no such heading',
    ]));
  test('of another page a translation’s names do not count', () =>
    expect(saidOf(LINK, other('## Lamps\n\nWords.'), other('## Two\n\nPalabras.', 'es'))).toEqual([
      'en/news.mdx:20 | a link to #two, and /other.mdx has no such heading',
    ]));
});

describe('the addresses and the hosts of the site', () => {
  const page = wholePage('The [page](https://velada.example/other).');
  test('a link to it by its address', () =>
    expect(
      problemsOf([page, wholePage('Words.', {id: 'other', fields: {photo: 3, slug: '/other'}})])[0]
        ?.remedy,
    ).toBe('Link to the page’s file: /other.mdx'));
  test('another host is another site', () =>
    expect(saidOf(wholePage('The [page](https://velada.test/other).'))).toEqual([]));
  test('a link to the page itself', () =>
    expect(saidOf(wholePage('The [page](/news.mdx).'))).toHaveLength(1));
});

describe('pictures in the words', () => {
  const page = wholePage('![A lamp that is lit](/img/a.svg)');
  const said = (statics?: readonly string[]): string[] =>
    told(problemsOf([page], statics && {statics}));

  test('one that is there', () => expect(said(['img/a.svg'])).toEqual([]));
  test('one that is not', () =>
    expect(said(['img/b.svg'])).toEqual([
      'en/news.mdx:20 | the picture /img/a.svg, and there is no such file in static',
    ]));
  test('where nobody looked', () => expect(said()).toEqual([]));
});

describe('programs that are named', () => {
  const service = (id: string): RawDocument =>
    wholePage(
      `<AdditionalServices>\n\n<Service program="${id}" action="See it">\n\nWords.\n\n</Service>\n\n</AdditionalServices>`,
    );
  const program = rawPage('One two three four five six seven eight nine ten.', {id: 'programs/a'});

  test('one that there is', () => expect(saidOf(service('a'), program)).toEqual([]));
  test('one that there is not', () => expect(saidOf(service('programs'), program)).toHaveLength(1));
});

describe('words of the scale', () => {
  const legend = (word: string): string =>
    `<IntensityLegend>\n\n<Intensity word="${word}">\n\nWords.\n\n</Intensity>\n\n</IntensityLegend>`;
  const entries = INTENSITIES.map((word, at) => [
    `intensity.${word.toLowerCase()}`,
    {message: `Palabra ${'abcdefghi'[at]}`},
  ]);
  const code = (more: Record<string, unknown> = {}) => ({
    codeWords: {es: JSON.stringify({...Object.fromEntries(entries), ...more})},
  });
  const said = (word: string, changes: Parameters<typeof problemsOf>[1] = code()): string[] =>
    told(problemsOf([paginaEntera(legend(word))], changes));

  test('of the original', () => {
    expect(saidOf(wholePage(legend('Gentle')))).toEqual([]);
    expect(saidOf(wholePage(legend('Palabra a')))).toHaveLength(1);
  });
  test('of a translation', () => {
    expect(said('Palabra a')).toEqual([]);
    expect(said('Gentle')).toEqual(['es/news.mdx:24 Intensity word | "Gentle"']);
  });
  test('another entry is none', () =>
    expect(said('Salir', code({'menu.leave': {message: 'Salir'}}))).toHaveLength(1));
  test('where one is still to be translated, nothing is said', () =>
    expect(said('Gentle', code({'intensity.gentle': {message: '[to translate] Gentle'}}))).toEqual(
      [],
    ));

  const problem = (file: string) => ({
    ...{file, field: '', found: 'text in an encoding other than UTF-8', remedy: 'Save it again.'},
  });
  test.each([
    ['its own signs', 'i18n/es/code.json', 0],
    ['those of another language', 'i18n/fr/code.json', 1],
  ])('where %s are broken', (_, file, count) =>
    expect(said('Gentle', {...code(), problems: [problem(file)]})).toHaveLength(count),
  );
  test('other faults are told even then', () =>
    expect(
      told(
        problemsOf([paginaEntera('<BusinessHours wide />')], {
          problems: [problem('i18n/es/code.json')],
        }),
      ),
    ).toHaveLength(1));
});
