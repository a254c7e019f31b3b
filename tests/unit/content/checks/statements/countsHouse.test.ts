/** How many there are, what to write in place of a number, and a component before the wrong name. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {checkCounts} from '../../../../../src/content/checks/statements/counts';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {PEOPLE, gallery, house, photos} from './countedHouse';

const problems = (
  documents: readonly RawDocument[],
  more: Partial<Source> = {},
  marked = documents,
): Problem[] => checkCounts(house(documents, more), documents, marked);

const SENTENCES = rawPage('Nine suites.\n\nNine masseuses.\n\nNine programs.\n\nOur nine photos.');
const ALL = [SENTENCES, ...PEOPLE, gallery()];
const foundIn = (...parameters: Parameters<typeof problems>): string[] =>
  problems(...parameters).map(({found}) => found);

const SUITES = '“Nine suites”, and there are 6';
const MASSEUSES = '“Nine masseuses”, and there are 5';
const PROGRAMS = '“Nine programs”, and there are 7';
const PHOTOS = '“nine photos”, and there are 8';

describe('how many there are', () => {
  test('suites by docs/business.yml, pictures by the gallery, the others by their files', () =>
    expect(foundIn(ALL)).toEqual([SUITES, MASSEUSES, PROGRAMS, PHOTOS]));

  test('translations are not counted', () =>
    expect(foundIn([...ALL, rawPage('', {id: 'masseuses/n0', locale: 'es'})])).toContain(
      MASSEUSES,
    ));

  test.each<[string, unknown]>([
    ['no facts', undefined],
    ['a text', {suites: '6'}],
    ['a part', {suites: 6.5}],
  ])('suites are not known by %s', (_, business) =>
    expect(foundIn(ALL, {business})).toEqual([MASSEUSES, PROGRAMS, PHOTOS]),
  );

  test('masseuses and programs are not known while a file cannot be read', () => {
    const problem = {file: 'en/programs/x.mdx', field: '', found: 'a tab', remedy: 'Delete it.'};
    expect(foundIn(ALL, {problems: [problem]})).toEqual([SUITES, PHOTOS]);
    expect(foundIn(ALL, {problems: [{...problem, file: 'en/about.mdx'}]})).toHaveLength(4);
  });

  test('a picture whose words are still to be written is not there yet', () =>
    expect(foundIn(ALL, {}, [SENTENCES, gallery({photos: photos('[to write] A', 'B')})])).toContain(
      '“nine photos”, and there are 7',
    ));

  test('pictures that the original alone has lost are told as that', () => {
    const spanish = rawPage('', {
      id: 'gallery',
      locale: 'es',
      fields: {photos: photos('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I')},
    });
    expect(foundIn([...ALL, spanish])).toEqual([SUITES, MASSEUSES, PROGRAMS]);
  });

  test('without a gallery there are no pictures', () =>
    expect(foundIn([SENTENCES, ...PEOPLE])).toEqual([SUITES, MASSEUSES, PROGRAMS]));

  test('pictures of a gallery in another language are not counted', () =>
    expect(
      foundIn([
        SENTENCES,
        ...PEOPLE,
        rawPage('', {id: 'gallery', locale: 'es', fields: {photos: photos('A', 'B')}}),
      ]),
    ).toEqual([SUITES, MASSEUSES, PROGRAMS]));
});

describe('what to write', () => {
  const IMPORT = "import HouseCount from '@site/src/components/HouseCount';";
  const remedyOf = (page: RawDocument): string | undefined =>
    problems([page, ...PEOPLE, gallery()])[0]?.remedy;

  test.each([
    [
      'within a sentence',
      'We like seven suites.',
      'Write <HouseCount of="suites" /> in place of “seven”: it counts by itself.',
    ],
    [
      'before a word with a capital',
      'We like seven Royal suites.',
      'Write <HouseCount of="suites" /> in place of “seven”: it counts by itself.',
    ],
    [
      'at the beginning',
      'Nine masseuses.',
      'Write <HouseCount of="masseuses" as="capital" /> in place of “Nine”: it counts by itself.',
    ],
    [
      'digits at the beginning',
      '9 programs.',
      'Write <HouseCount of="programs" as="capital" /> in place of “9”: it counts by itself.',
    ],
    [
      'digits within a sentence',
      'We like 9 programs.',
      'Write <HouseCount of="programs" /> in place of “9”: it counts by itself.',
    ],
  ])('%s', (_, body, remedy) => {
    expect(remedyOf(rawPage(`${IMPORT}\n\n${body}`))).toBe(remedy);
  });

  test('the import too, where the page has none', () =>
    expect(remedyOf(rawPage('Nine suites.'))).toMatch(
      /counts by itself\. Add to the imports at the top: import .*HouseCount/,
    ));

  test.each([
    ['a field', rawPage('', {fields: {label: 'Nine suites'}})],
    ['pictures', rawPage('Our nine photos.')],
    ['a word of a component', rawPage('<WhatsAppLink message="Nine suites" />')],
  ])('no number in %s', (_, page) =>
    expect(remedyOf(page) ?? 'nothing').toBe(
      'Leave the number out: it would stay when the house changes.',
    ),
  );
});

describe('a component before another name', () => {
  const said = (body: string, locale = 'en'): string[] =>
    problems([rawPage(body, {locale}), ...PEOPLE]).map(
      ({line, found, remedy}) => `${line} | ${found} | ${remedy}`,
    );
  const SWAPPED =
    '<HouseCount of="suites" /> before “masseuses” | Write <HouseCount of="masseuses"';

  test.each([
    ['within a sentence', 'We are <HouseCount of="suites" /> masseuses.', `10 | ${SWAPPED} />.`],
    ['on the next line', 'We\nare <HouseCount of="suites" /> masseuses.', `11 | ${SWAPPED} />.`],
    ['a word between', 'We are <HouseCount of="suites" /> kind masseuses.', `10 | ${SWAPPED} />.`],
    [
      'at the beginning',
      '<HouseCount of="suites" /> masseuses.',
      `10 | ${SWAPPED} as="capital" />.`,
    ],
    ['in a heading', '## <HouseCount of="suites" /> masseuses', `10 | ${SWAPPED} as="capital" />.`],
    [
      'with a form of its own',
      'We are <HouseCount of="suites" as="digits" /> programs.',
      '10 | <HouseCount of="suites" as="digits" /> before “programs” | Write <HouseCount of="programs" as="digits" />.',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test('in Spanish', () =>
    expect(said('Somos <HouseCount of="programs" /> masajistas.', 'es')).toEqual([
      '10 | <HouseCount of="programs" /> before “masajistas” | Write <HouseCount of="masseuses" />.',
    ]));

  test('by its rule and its component', () =>
    expect(problems([rawPage('We are <HouseCount of="suites"/> masseuses.')])[0]).toMatchObject({
      file: 'en/about.mdx',
      field: '',
      rule: 'wrong-noun',
      components: ['<HouseCount of="suites"'],
    }));

  test.each([
    ['its own name', 'We have <HouseCount of="suites" /> suites.'],
    ['no name', 'We have <HouseCount of="suites" />.'],
    ['what no component counts', 'We have <HouseCount of="suites" /> photos.'],
    ['a property that counts nothing', 'We have <HouseCount of="suits" /> masseuses.'],
  ])('not before %s', (_, body) => expect(said(body)).toEqual([]));

  test('not in a language whose names are not known', () =>
    expect(said('<HouseCount of="suites" /> masseuses', 'fr')).toEqual([]));
});

describe('a number where the other language has the component', () => {
  const spanish = (body: string): RawDocument => rawPage(body, {locale: 'es'});

  test('is told', () =>
    expect(
      told(
        problems([
          rawPage('We are <HouseCount of="suites" /> in all.'),
          spanish('Somos seis en total.'),
        ]),
      ),
    ).toEqual(['es/about.mdx:10 | “seis”, counted by hand']));

  test('is told once', () =>
    expect(
      told(
        problems([
          rawPage('There are <HouseCount of="suites" /> suites.'),
          spanish('Hay seis suites.'),
        ]),
      ),
    ).toEqual(['es/about.mdx:10 | “seis suites”, counted by hand']));
});
