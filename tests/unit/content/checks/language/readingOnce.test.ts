/** Which of several messages about one text is told. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {type Text, textsOf as textsOfPage} from '../../../../../src/content/texts';
import {rawPage} from '../rawPages';
import {textOf, textsOf} from '../texts';
import {SITE, problem, problemsOf, said} from './readings';
import {siteKnowing} from './slips';

const SLIP = textOf('The shouldrs are warm.');
const SLIP_FOUND = 'en/about.mdx:12 | “shouldrs”, which the dictionary does not have';
const ENGLISH = 'We come directly when you ring.';
const OWN = 'La puerta de la casa es verde y está en la calle.';
const REFUSED = {words: [{word: 'usted', reason: 'the house says tú.'}], known: []};
const REFUSING = {...SITE, wording: {en: siteKnowing().wording.en, es: REFUSED}};

const BOLD = 'come directly no more when you ring';

/** A paragraph with so many lines of Spanish before bold words in English. */
const pageOf = (count: number): RawDocument =>
  rawPage(`${`${OWN}\n`.repeat(count)}y además **${BOLD}** en la calle.`, {locale: 'es'});

describe('one message for one slip', () => {
  test.each([
    ['spelling of another country', [textOf('The colors are warm.')], ['“colors”']],
    [
      'a confused word with its article',
      textsOf(['El ora.', 'Un ora.', 'El ora.', 'La ora.'], 'es'),
      ['“La ora”'],
    ],
    [
      'a misspelt word with its article',
      textsOf(['La piel.', 'Una piel.', 'La piel.', 'El piel.'], 'es'),
      ['“El piel”'],
    ],
  ])('%s', (_, texts, found) => expect(problemsOf(texts).map((one) => one.found)).toEqual(found));

  test('words of another language that are American English', () =>
    expect(
      said([textOf('The color of it.'), ...textsOf(['El color.', 'Un color.'], 'es')]),
    ).toEqual(['en/about.mdx:12 | “color”']));

  test('of a text in another language its signs are not told', () =>
    expect(said([textOf('We come to the door.. when you ring.', 'es')])).toEqual([
      'es/about.mdx:12 | words in English, “We come to the door.. when you ring.”',
    ]));

  test('of a file in another language nothing else is told', () =>
    expect(
      said(
        textsOf(
          [
            'We come to the door when you ring.',
            'You ring and we come to it.',
            'The door is what you see here.',
            'You can write to us.. when you come.',
          ],
          'es',
        ),
      ),
    ).toEqual(['es/about.mdx | a file in English']));

  test('a heading with a slip is told by the slip', () =>
    expect(said([textOf('The shouldrs Of it', 'en', {isHeading: true})])).toEqual([SLIP_FOUND]));

  test('a text that ends too early is told by what else is wrong', () =>
    expect(said([SLIP], {tooShort: [problem('a text that stops')]})).toEqual([SLIP_FOUND]));

  test('a name with a slip is told once', () =>
    expect(
      said([
        textOf('Sensoria Dual', 'en', {isName: true, line: 1}),
        textOf('Ask for Sensorja Dual.'),
      ]),
    ).toEqual(['en/about.mdx:12 | “Sensorja”, which the dictionary does not have']));

  test('a word of another language that its line tells already', () => {
    const page = pageOf(8);
    expect(said(textsOfPage(page), {documents: [page]})).toEqual([
      `es/about.mdx:18 | words in English, “${BOLD}”`,
    ]);
  });

  test('but not one that stands far above', () => {
    const page = pageOf(9);
    expect(said(textsOfPage(page), {documents: [page]})).toEqual([
      `es/about.mdx:19 | words in English, “${BOLD}”`,
      'es/about.mdx:10 | words in English, “directly”',
    ]);
  });

  test('nor of another file', () =>
    expect(
      said(
        [
          textOf(OWN, 'es'),
          textOf('Aquí hay un directly de la casa.', 'es', {file: 'es/menu.mdx'}),
        ],
        {documents: [pageOf(1)]},
      ),
    ).toHaveLength(2));

  test('two words of one text, by the one of another language', () =>
    expect(
      said([textOf('The colors of the puerta.'), ...textsOf(['Una puerta.', 'La puerta.'], 'es')]),
    ).toEqual(['en/about.mdx:12 | words in Spanish, “puerta”']));

  test.each([
    ['a verb with vos behind it', 'Si quieres ver la casa, visitanos vos.', ['“vos”']],
    ['another with vos behind it', 'Si quieres ver la casa, pidela vos.', ['“vos”']],
    ['vos with another slip', 'Es para vos la temperatúra.', ['“vos”', '“temperatúra”']],
    ['usted with such a verb', 'Llame hoy. Visitanos.', ['“Llame hoy”', '“Visitanos”']],
  ])('%s', (_, text, words) =>
    expect(
      problemsOf([textOf(text, 'es')], {source: REFUSING}).map(
        ({found}) => /^“[^”]*”/u.exec(found)?.[0],
      ),
    ).toEqual(words),
  );

  test('vos in one text and such a verb in another', () =>
    expect(
      said([textOf('Es para vos.', 'es'), textOf('Visitanos.', 'es', {line: 13})], {
        source: REFUSING,
      }),
    ).toHaveLength(2));

  test('a text in another language beside one with a slip', () =>
    expect(
      said([textOf(ENGLISH, 'es'), textOf('La puerta.. es verde.', 'es', {line: 13})]),
    ).toEqual([
      `es/about.mdx:12 | words in English, “${ENGLISH}”`,
      'es/about.mdx:13 | “..”, the same sign twice',
    ]));
});

describe('one message for the end of a text', () => {
  const headings = (last: string): Text[] =>
    textsOf(['A door.', 'A bell.', 'A lamp.', 'A key.', 'A tea.', last], 'en', {isHeading: true});
  const short = problem('a text that stops', {line: 6});

  test('a slip in it', () =>
    expect(said(headings('The shouldrs'))).toEqual([SLIP_FOUND.replace(':12', ':6')]));

  test('a sentence that stops', () =>
    expect(said(headings('A cup'), {tooShort: [short]})).toEqual([
      'en/about.mdx:6 | a text that stops',
    ]));

  test('what is wrong with it already', () =>
    expect(said(headings('A cup'), {first: [short]})).toEqual([]));

  test('a broken sign on its line', () =>
    expect(
      said(headings('A cup'), {source: {...SITE, problems: [{...short, field: 'x'}]}}),
    ).toEqual([]));

  test('its twin, and its sisters', () => {
    const list = (words: readonly string[], locale: string): Text[] =>
      words.map((text, at) => textOf(text, locale, {field: `features[${at}]`, line: at + 1}));
    const en = list(['A door.', 'A bell.', 'A lamp.', 'A key.', 'A tea.', 'A cup.'], 'en');
    const es = list(['Té.', 'Luz.', 'Aire.', 'Agua.', 'Pan.', 'Sal'], 'es');
    const twins = new Map(es.flatMap((text, at) => (en[at] ? [[text, en[at]] as const] : [])));
    expect(said([...en, ...es], {twins})).toEqual([
      'es/about.mdx:6 features[5] | no full stop at the end',
    ]);
  });

  test('a file in another language', () =>
    expect(
      said(
        textsOf([...Array.from({length: 5}, () => ENGLISH), ENGLISH.slice(0, -1)], 'es', {
          isHeading: true,
        }),
      ),
    ).toEqual(['es/about.mdx | a file in English']));
});
