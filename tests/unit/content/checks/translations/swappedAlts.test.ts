/** Words of two pictures that one language has exchanged. */
import {describe, expect, test} from 'vitest';

import {checkSwappedAlts} from '../../../../../src/content/checks/translations/swappedAlts';
import {validSite} from '../../fixtureSite';
import {inBoth, told} from '../rawPages';

const EN = [
  'An orchid by a mirror',
  'A candle by a window',
  'Orchid and mirror',
  'Candle, window',
  'The mirror, the orchid',
  'The window with its candle',
];
const ES = [
  'Una orquídea ante un espejo',
  'Una vela ante una ventana',
  'Orquídea y espejo',
  'Vela y ventana',
  'El espejo, la orquídea',
  'La ventana con su vela',
];

type Picture = {readonly alt: string | undefined; readonly title?: string | undefined};

const photos = (pictures: readonly Picture[]) => ({
  photos: pictures.map((words, at) => ({id: at + 1, ...words})),
});
const problems = (english: readonly Picture[], spanish: readonly Picture[]) =>
  checkSwappedAlts(
    validSite(),
    inBoth('', '', {id: 'gallery', en: photos(english), es: photos(spanish)}),
  );
const said = (...both: Parameters<typeof problems>): string[] =>
  told(problems(...both)).map((one) => one.replace(/, and the words.*/, ''));

const words = (texts: readonly (string | undefined)[], titles: readonly string[] = []): Picture[] =>
  texts.map((alt, at) => ({alt, title: titles[at]}));
/** The same with two of them exchanged. */
const exchanged = (texts: readonly string[], one: number, other: number): (string | undefined)[] =>
  texts.map((text, at) => (at === one ? texts[other] : at === other ? texts[one] : text));

const TITLES = {
  en: EN.map((text) => text.replace(/mirror|window/, '')),
  es: ES.map((text) => text.replace(/espejo|ventana/, '')),
};

function saidOf(documents: Parameters<typeof checkSwappedAlts>[1]): string[] {
  return told(checkSwappedAlts(validSite(), documents)).map((one) =>
    one.replace(/, and the words.*/, ''),
  );
}

describe('two that were exchanged', () => {
  test('in the translation, by what it calls them', () =>
    expect(said(words(EN, TITLES.en), words(exchanged(ES, 0, 1), TITLES.es))).toEqual([
      'es/gallery.mdx photos[0].alt | “Una vela ante una ventana”, which by en/gallery.mdx belongs to photos[1].alt',
    ]));

  test('in the original, by what it calls them', () =>
    expect(said(words(exchanged(EN, 0, 1), TITLES.en), words(ES, TITLES.es))).toEqual([
      'en/gallery.mdx photos[0].alt | “A candle by a window”, which by es/gallery.mdx belongs to photos[1].alt',
    ]));

  test('in one of the two, where nothing else says in which', () => {
    const found = problems(words(EN), words(exchanged(ES, 0, 1)));
    expect(told(found)).toEqual([
      'es/gallery.mdx photos[0].alt | “Una vela ante una ventana”, which by en/gallery.mdx belongs to photos[1].alt, and the words there to this one',
    ]);
    expect(found[0]?.remedy).toBe('Exchange the two, here or in the other language.');
  });

  test('how to mend it', () =>
    expect(problems(words(EN, TITLES.en), words(exchanged(ES, 0, 1), TITLES.es))[0]?.remedy).toBe(
      'Exchange the two.',
    ));

  test('each picture once, with the one whose words fit best', () =>
    expect(
      said(
        words(['Orchid, mirror', 'Candle', 'Candle, window', ...EN.slice(2)]),
        words(['Vela y ventana', 'Orquídea', 'Orquídea y espejo', ...ES.slice(2)]),
      ),
    ).toEqual([
      'es/gallery.mdx photos[0].alt | “Vela y ventana”, which by en/gallery.mdx belongs to photos[2].alt',
    ]));

  test('of two programs', () => {
    const program = (name: string, at: number, other: number) =>
      inBoth('', '', {
        id: `programs/${name}`,
        en: {heroAlt: EN[at]},
        es: {heroAlt: ES[other]},
      });
    expect(
      saidOf([
        ...program('a', 0, 1),
        ...program('b', 1, 0),
        ...[2, 3, 4, 5].flatMap((at) => program(`c${at}`, at, at)),
      ]),
    ).toEqual([
      'es/programs/a.mdx heroAlt | “Una vela ante una ventana”, which by en/programs/a.mdx belongs to heroAlt of es/programs/b.mdx',
    ]);
  });
});

describe('nothing is said', () => {
  test.each<[string, Picture[], Picture[]]>([
    ['of words that fit', words(EN), words(ES)],
    [
      'of words that no other picture teaches',
      words(EN.slice(0, 2)),
      words(exchanged(ES.slice(0, 2), 0, 1)),
    ],
    ['of words that fit neither', words(EN), words(['Un gato', 'Un perro', ...ES.slice(2)])],
    [
      'where one fits better and the other does not',
      words(EN),
      words(['Una vela ante una ventana', 'Un perro', ...ES.slice(2)]),
    ],
    [
      'where the first fits as well where it stands',
      words(EN),
      words([`${ES[0]}, ${ES[1]}`, ES[0], ...ES.slice(2)]),
    ],
    [
      'where the second fits as well where it stands',
      words(EN),
      words([ES[1], `${ES[0]}, ${ES[1]}`, ...ES.slice(2)]),
    ],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of a photo and an emblem', () => {
    const photosOf = (texts: readonly (string | undefined)[]) => ({
      photos: [0, 2, 3, 4, 5].map((at) => ({id: at, alt: texts[at]})),
    });
    const emblemsOf = (texts: readonly (string | undefined)[]) => ({
      emblems: [{id: 'key', alt: texts[1]}],
    });
    const spanish = exchanged(ES, 0, 1);
    expect(
      saidOf([
        ...inBoth('', '', {id: 'gallery', en: photosOf(EN), es: photosOf(spanish)}),
        ...inBoth('', '', {id: 'masseuses', en: emblemsOf(EN), es: emblemsOf(spanish)}),
      ]),
    ).toEqual([]);
  });
});
