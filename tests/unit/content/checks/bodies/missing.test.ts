/** Components that a page cannot do without. */
import {describe, expect, test} from 'vitest';

import type {Fault} from '../../../../../src/content/body/faults';
import {missingComponents, withRefilled} from '../../../../../src/content/checks/bodies/missing';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage} from '../rawPages';

const faults = (
  document: RawDocument,
  original?: RawDocument,
  translations: readonly RawDocument[] = [],
  told: readonly string[] = [],
): Fault[] => missingComponents(document, original, translations, new Set(told));
const names = (...all: Parameters<typeof faults>): string[] =>
  faults(...all).map(({found}) => found);

const CALL = '<CallToAction>\n\n## Come\n\nWrite.\n\n</CallToAction>';

describe('what a kind of page shows', () => {
  test('is missed where it is not there', () =>
    expect(names(rawPage(CALL, {id: 'massage-menu'}))).toEqual(['no <ProgramMenu> in the text']));

  test('how to mend it', () =>
    expect(faults(rawPage('Words.', {id: 'gallery'}))[0]).toEqual({
      field: '',
      found: 'no <PhotoGallery> in the text',
      remedy:
        "This page shows it: put it back, with the part of the page that it stood in. Add to the imports at the top: import PhotoGallery from '@site/src/components/gallery/PhotoGallery';",
      rule: 'missing-component',
      components: ['<PhotoGallery'],
    }));

  test.each([
    ['it is there', rawPage(`<PhotoGallery />\n\n${CALL}`, {id: 'gallery'}), []],
    ['it is told already', rawPage(CALL, {id: 'gallery'}), ['PhotoGallery']],
    ['the page needs nothing', rawPage('Words.', {id: 'news'}), []],
    ['the text cannot be read', rawPage('<Open>', {id: 'gallery'}), []],
  ])('not where %s', (_, page, told) => expect(names(page, undefined, [], told)).toEqual([]));
});

describe('a price that follows other programs', () => {
  const program = (fields: Record<string, unknown>): RawDocument =>
    rawPage('Words.', {id: 'programs/a', fields: {sessions: [], ...fields}});

  test.each([
    [{pricing: 'double'}, ['no <DoubledPrices> in the text']],
    [{pricing: 'travel', areas: [{id: 'a'}]}, ['no <ServiceAreas> in the text']],
    [{}, []],
    [{pricing: 'half'}, []],
    [{pricing: 'double', sessions: [{minutes: 30}]}, []],
    [{pricing: 'travel'}, []],
    [{pricing: 'double', areas: [{id: 'a'}]}, []],
  ])('%j', (fields, expected) => expect(names(program(fields))).toEqual(expected));

  test('of a translation it stands in the original', () =>
    expect(
      names(rawPage('Palabras.', {id: 'programs/a', locale: 'es'}), program({pricing: 'double'})),
    ).toEqual(['no <DoubledPrices> in the text']));
});

describe('what the original has', () => {
  const translation = rawPage('Palabras.', {id: 'news', locale: 'es'});

  test('is missed in a translation', () =>
    expect(faults(translation, rawPage('<BusinessHours />', {id: 'news'}))).toEqual([
      {
        field: '',
        found: 'no <BusinessHours> in the text',
        remedy:
          "en/news.mdx has one: translate that part of the page too. Add to the imports at the top: import BusinessHours from '@site/src/components/contact/BusinessHours';",
        rule: 'missing-component',
        components: ['<BusinessHours'],
      },
    ]));

  test.each([
    ['a fact in a sentence', 'Since <FoundedYear />.'],
    ['the head of the page', '<PageHero>\n\n# Words\n\n</PageHero>'],
    ['no component', 'Words.'],
    ['a text that cannot be read', '<BusinessHours>'],
  ])('but not %s', (_, body) =>
    expect(
      names(rawPage('Palabras.', {id: 'news', locale: 'es'}), rawPage(body, {id: 'news'})),
    ).toEqual([]),
  );

  test('what stands inside something missing comes back with it', () =>
    expect(
      names(
        rawPage('Palabras.', {id: 'news', locale: 'es'}),
        rawPage(
          '<ContactMethods>\n\n<ContactMethod name="phone">Call</ContactMethod>\n\n</ContactMethods>',
          {id: 'news'},
        ),
      ),
    ).toEqual(['no <ContactMethods> in the text']));

  test('what the page needs anyway is told once', () =>
    expect(
      names(
        rawPage(CALL, {id: 'gallery', locale: 'es'}),
        rawPage('<PhotoGallery />', {id: 'gallery'}),
      ),
    ).toEqual(['no <PhotoGallery> in the text']));

  test('the page is its own original', () => {
    const page = rawPage('Words.', {id: 'news'});
    expect(names(page, page)).toEqual([]);
  });
});

describe('what all translations have and the original lost', () => {
  const original = rawPage('Words.', {id: 'news'});
  const in_ = (locale: string, body: string): RawDocument => rawPage(body, {id: 'news', locale});

  test('is missed there', () => {
    const [fault, ...others] = faults(original, original, [
      in_('es', '<BusinessHours />'),
      in_('fr', '<BusinessHours />'),
    ]);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      found: 'no <BusinessHours> in the text',
      remedy: 'es/news.mdx and fr/news.mdx show it: put that part back, or delete it there too.',
    });
  });

  test.each([
    ['one of them does not have it', [in_('es', '<BusinessHours />'), in_('fr', 'Mots.')]],
    [
      'two of three have it',
      [in_('es', '<BusinessHours />'), in_('fr', '<BusinessHours />'), in_('de', 'Worte.')],
    ],
    ['it is a matter of layout', [in_('es', '<Stack>\n\nPalabras.\n\n</Stack>')]],
    ['it is a fact', [in_('es', 'Desde <FoundedYear />.')]],
    ['a translation cannot be read', [in_('es', '<BusinessHours>')]],
    ['there are none', []],
  ])('not where %s', (_, translations) =>
    expect(names(original, original, translations)).toEqual([]),
  );
});

describe('one slip is told once', () => {
  const fault = (rule: Fault['rule'], more: Partial<Fault> = {}): Fault => ({
    ...{field: '', found: rule ?? '', remedy: 'Mend it.', rule},
    ...more,
  });
  const lost = (name: string): Fault => fault('missing-component', {components: [`<${name}`]});
  const bare = fault('bare-heading', {line: 7, column: 3});
  const empty = fault('empty-component', {line: 4});
  const other = fault('twice');

  test('what stood below a bare heading is missed there', () =>
    expect(withRefilled([other, bare, lost('A')])).toEqual([
      other,
      {...lost('A'), line: 7, column: 3},
    ]));

  test('what stood in a block that was emptied is told with it', () =>
    expect(withRefilled([other, empty, lost('A'), lost('B')])).toEqual([
      other,
      {
        ...empty,
        remedy: 'Put back what stood there, with <A> and <B>, which this page shows.',
      },
    ]));

  test.each([
    ['two bare headings', [bare, {...bare, line: 9}, lost('A')]],
    ['two things are missing below a heading', [bare, lost('A'), lost('B')]],
    ['nothing is missing', [bare, empty]],
    ['two blocks were emptied', [empty, {...empty, line: 9}, lost('A')]],
    ['only something is missing', [lost('A'), other]],
  ])('not where %s', (_, all) => expect(withRefilled(all)).toEqual(all));
});
