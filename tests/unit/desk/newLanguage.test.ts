/** Which languages `npm run new -- language` begins, and what their files and their line look like. */
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {createCatalogue} from '../../../src/content/catalogue';
import {readFrontMatter} from '../../../src/content/read/frontMatter';
import {SPECIALTIES, SPECIALTY_COUNT} from '../../../src/content/vocabularies';
import {newLanguage} from '../../../src/desk/new/language';
import {newPage} from '../../../src/desk/new/pages';
import {ES, sourceWith} from '../content/mistakes/memory';
import {deskWith, editsOf, filesOf} from './madeThings';

const CONFIG = 'docusaurus.config.ts';
const desk = await deskWith();

describe('is refused with what to write', () => {
  test.each(['12', '1a', 'a1', '{}', 'root', 'x', 'mul', 'zxx', 'mis', 'und'])(
    '"%s", which is no language',
    (code) =>
      expect(newLanguage(desk, code)).toEqual({
        refusal: `"${code}" is no language: write its code of two letters, such as ca, fr or de.`,
      }),
  );
  test.each([
    ['eng', 'en'],
    ['spa', 'es'],
    ['cat', 'ca'],
    ['CA', 'ca'],
    ['ca_ES', 'ca'],
    ['fr-FR', 'fr'],
    ['iw', 'he'],
    ['tl', 'fil'],
  ])('"%s", which is another code for %s', (code, usual) =>
    expect(newLanguage(desk, code)).toEqual({
      refusal: `"${code}" is not how that language is written here: write ${usual}.`,
    }),
  );
});

test.each(['ca', 'ast', 'mic'])(
  'the line of "%s" can be read, an apostrophe in its name too',
  (code) => {
    const [, line] =
      new RegExp(`^  (${code}: .*),\n};`, 'm').exec(
        filesOf(newLanguage(desk, code))[CONFIG] ?? '',
      ) ?? [];
    const name = new Intl.DisplayNames(code, {type: 'language'}).of(code) ?? '';
    expect(parse(`{${line}}`)).toEqual({
      [code]: {
        label: name.charAt(0).toUpperCase() + name.slice(1),
        htmlLang: new Intl.Locale(code).maximize().toString().replace(/-Latn/, ''),
        baseUrl: `/${code}/`,
      },
    });
  },
);

/** The specialties of every masseuse in the files that something new brings. */
const specialtiesIn = (files: Readonly<Record<string, string>>, tree: string): unknown[] =>
  Object.entries(files)
    .filter(([file]) => file.startsWith(`${tree}/masseuses/`))
    .flatMap(([, text]) => {
      const read = readFrontMatter(text);
      return 'fields' in read ? read.fields.specialties : [];
    });

describe('specialties', () => {
  const CA = 'i18n/ca/docusaurus-plugin-content-docs/current';
  test('of a language without a list are to be translated, a new masseuse’s as well', async () => {
    const outcome = newLanguage(desk, 'ca');
    const own = specialtiesIn(filesOf(outcome), CA);
    expect(own.length).toBeGreaterThan(0);
    const locales = ['en', 'es', 'ca'];
    const more = newPage(
      await deskWith(editsOf(filesOf(outcome)), {locales}),
      'masseuse',
      'olivia',
    );
    const hers = specialtiesIn(filesOf(more), CA);
    expect(hers).toHaveLength(SPECIALTY_COUNT);
    for (const word of [...own, ...hers]) expect(word).toMatch(/^\[to translate\] \S/);
    expect('left' in outcome && outcome.left.join()).toContain('src/content/vocabularies.ts');
  });
  test('of a language with one come from it', () => {
    const source = {
      ...desk.source,
      locales: ['en'],
      documents: desk.source.documents.filter(({locale}) => locale === 'en'),
    };
    const outcome = newLanguage(
      {source, read: (file) => (file.includes('/es/') ? undefined : desk.read(file))},
      'es',
    );
    const own = specialtiesIn(filesOf(outcome), ES);
    expect(own.length).toBeGreaterThan(0);
    for (const word of own) expect(SPECIALTIES.es).toContain(word);
    expect('left' in outcome && outcome.left.join()).not.toContain('src/content/vocabularies.ts');
  });
  test('that nobody compares are named once, and stop nothing', async () => {
    const files = editsOf(filesOf(newLanguage(desk, 'ca')));
    const {problems, warnings} = createCatalogue(
      await sourceWith(files, {locales: ['en', 'es', 'ca']}),
    );
    const found = warnings.filter(({file}) => file === 'src/content/vocabularies.ts');
    expect(found).toEqual([
      {
        file: 'src/content/vocabularies.ts',
        field: 'SPECIALTIES',
        found: 'no list for Catalan',
        remedy: expect.stringContaining('Add ca'),
      },
    ]);
    expect(problems).toEqual([]);
  });
});

test('what is right in a language whose small words nobody has listed is told as no other one', async () => {
  const files = editsOf(filesOf(newLanguage(desk, 'ca')));
  const sentences = [
    'Els silencis més llargs de la casa, i el pols més segur quan en surts.',
    'La nit comença sense presses, amb un te i el temps que vulguis.',
  ];
  const written = files
    .filter(({file}) => file.includes('/masseuses/'))
    .slice(0, sentences.length)
    .map(({file, to}, index) => ({
      file,
      to: String(to).replace(/^description: .*$/m, `description: ${sentences[index]}`),
    }));
  const others = files.filter(({file}) => !written.some((one) => one.file === file));
  const source = await sourceWith([...others, ...written], {locales: ['en', 'es', 'ca']});
  expect(createCatalogue(source).problems).toEqual([]);
});
