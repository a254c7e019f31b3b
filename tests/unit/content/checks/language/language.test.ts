/** Each text is in the language of its file. */
import {describe, expect, test} from 'vitest';

import type {Text} from '../../../../../src/content/texts';
import {textOf, textsOf} from '../texts';
import {problemsOf, said} from './languageSites';

const LOST = 'We come to the door when you ring.';

describe('a text in the other language', () => {
  test.each([
    ['a paragraph', textOf(LOST, 'es'), `es/about.mdx:12 | words in English, “${LOST}”`],
    [
      'a field',
      textOf(LOST, 'es', {field: 'lead'}),
      `es/about.mdx:12 lead | words in English, “${LOST}”`,
    ],
    [
      'of the original',
      textOf('La puerta está en la calle de al lado.'),
      'en/about.mdx:12 | words in Spanish, “La puerta está en la calle de al lado.”',
    ],
    [
      'of a language that the site does not have',
      textOf('Nous sommes dans la maison pour vous.'),
      'en/about.mdx:12 | words in French, “Nous sommes dans la maison pour vous.”',
    ],
    [
      'a sentence among others',
      textOf(`La puerta de la casa es verde y está en la calle. ${LOST}`, 'es'),
      `es/about.mdx:12 | words in English, “${LOST}”`,
    ],
    [
      'a long one',
      textOf(`${LOST} ${LOST}`, 'es'),
      `es/about.mdx:12 | words in English, “We come to the door when you ring. We come to t…”`,
    ],
  ])('%s', (_, text, one) => expect(said([text])).toEqual([one]));

  test.each([
    ['in a page', {}, 'Write them in Spanish, or mark them: <i lang="en">…</i>.'],
    ['in a field', {field: 'lead'}, 'Write them in Spanish.'],
  ])('what to do %s', (_, more, remedy) =>
    expect(problemsOf([textOf(LOST, 'es', more)])).toMatchObject([{remedy, rule: 'foreign-words'}]),
  );

  test.each([
    [
      'of five words',
      textOf('Write to us now please', 'es', {field: 'label'}),
      'Write them in Spanish.',
    ],
    ['of the original', textOf('Puerta verde', 'en', {field: 'label'}), 'Write them in English.'],
  ])('what to do about a label %s', (_, text, remedy) =>
    expect(problemsOf([text, textOf('puerta verde', 'es')]).map((one) => one.remedy)).toEqual([
      remedy,
    ]),
  );

  test('a label of four words', () =>
    expect(problemsOf([textOf('Write to us now', 'es', {field: 'label'})])[0]?.remedy).toMatch(
      /^Write them in Spanish\. If this language says it so too/u,
    ));

  test('a label may be right as it stands', () =>
    expect(problemsOf([textOf('Write to us', 'es', {field: 'label'})])[0]?.remedy).toMatch(
      /^Write them in Spanish\. If this language says it so too, name the word in alike of /u,
    ));

  test.each([
    ['a name', {isName: true}],
    ['a specialty', {field: 'specialties[0]'}],
  ] as const)('but not %s', (_, more) => expect(said([textOf(LOST, 'es', more)])).toEqual([]));
});

describe('a text that was left as in the original', () => {
  const texts = [textOf('Karaoke room'), textOf('Karaoke room', 'es')];
  test('is told', () =>
    expect(said(texts)).toEqual(['es/about.mdx:12 | the original’s words, “Karaoke room”']));

  test('with what to do, and no rule that others know', () => {
    const [problem] = problemsOf(texts);
    expect(problem?.remedy).toBe(
      'Write them in Spanish, or mark them: <i lang="en">…</i>. If this language says it so too, name the word in alike of i18n/es/docusaurus-plugin-content-docs/current/wording.yml.',
    );
    expect(problem?.rule).toBeUndefined();
  });

  test.each([
    ['of words alike', ['karaoke', 'room'], []],
    ['of names', [], [textOf('Karaoke Room', 'es', {isName: true})]],
    ['of names in a field', [], [textOf('Karaoke Room', 'es', {field: 'name', line: 3})]],
  ])('but not one %s', (_, alike, more) =>
    expect(said([...texts, ...more], {alike}).filter((one) => one.includes(':12'))).toEqual([]),
  );
});

test('what the original calls something is no name of the translation', () =>
  expect(
    said([
      textOf('Karaoke xarrup', 'en', {field: 'name'}),
      textOf('Karaoke xarrup', 'es', {field: 'label'}),
    ]),
  ).toEqual(['es/about.mdx:12 label | the original’s words, “Karaoke xarrup”']));

describe('an original that is a translation', () => {
  test('is told', () =>
    expect(said([textOf('Toalla mojada'), textOf('Toalla Mojada', 'es')])).toEqual([
      'en/about.mdx:12 | words in Spanish, “Toalla mojada”',
    ]));
});

describe('a whole file', () => {
  const page = (count: number, own = 0): Text[] => [
    ...textsOf(
      Array.from({length: count}, () => LOST),
      'es',
      {file: 'es/menu.mdx'},
    ),
    ...textsOf(
      Array.from({length: own}, () => 'La puerta de la casa es verde.'),
      'es',
      {
        file: 'es/menu.mdx',
      },
    ),
  ];

  test('in the other language is told once', () =>
    expect(problemsOf(page(4))).toEqual([
      {
        file: 'es/menu.mdx',
        field: '',
        found: 'a file in English',
        remedy: 'Write its words in Spanish.',
      },
    ]));

  test('of which most is', () =>
    expect(said(page(4, 3))).toEqual(['es/menu.mdx | a file in English']));

  test.each([
    ['of which half is', page(4, 4), 4],
    ['with three texts', page(3), 3],
  ])('but not one %s', (_, texts, count) => {
    const all = said(texts);
    expect(all).toHaveLength(count);
    expect(all.join()).not.toContain('a file in');
  });

  test('is in the language of most of it', () =>
    expect(
      said([
        textOf('Nous sommes dans la maison pour vous.', 'es', {file: 'es/menu.mdx', line: 9}),
        ...page(3),
      ]),
    ).toEqual(['es/menu.mdx | a file in English']));
});

describe('nothing is said of', () => {
  test.each([
    ['either language', []],
    ['a label that lost its accent', [textOf('Telefono', 'es', {field: 'label'})]],
  ])('%s', (_, texts) => expect(said(texts)).toEqual([]));
});
