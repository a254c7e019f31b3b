/** Edits of fields that are no mistakes: nothing is told. */
import {expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {MASSEUSE, PROGRAM, TIERED} from './facts';
import {EN, ES, isExample, mistakesWith, textOf} from './memory';
import {set, swap} from './tools';

type Edit = readonly [name: string, file: string, change: (text: string) => string];

/** Some of those who work here, and all of whom something is said. */
const DESCRIPTION = {
  en: 'Seven masseuses speak Portuguese, the twelve that love the night begin at dusk. Read her story, see her hours, then write to us.',
  es: 'Siete masajistas hablan portugués, y las doce que prefieren la noche empiezan al anochecer. Lee su historia, mira su horario y escríbenos.',
};

const SEARCHES = [
  'masaje tantrico Barcelona',
  'relajacion y masaje',
  'spa privado Eixample',
  'masajes eroticos 24h',
  'masajista particular',
]
  .map((words) => `  - ${words}\n`)
  .join('');

const EDITS: readonly Edit[] = [
  [
    'a word of another language in its syllables',
    `${EN}/home.mdx`,
    swap(/grammar="ve·la·da, [^"]*"/, 'grammar="xam·frà, masculine noun, Catalan"'),
  ],
  ['days in lines', `${EN}/${MASSEUSE}.mdx`, set('languages', '\n  - es\n  - en')],
  ['one language', `${EN}/${MASSEUSE}.mdx`, set('languages', '[es]')],
  [
    'sessions in lines of their own',
    `${EN}/${TIERED}.mdx`,
    swap(/ {2}- \{minutes: (\d+), priceEur: (\d+)\}/g, '  - minutes: $1\n    priceEur: $2'),
  ],
  [
    'a picture in lines',
    `${EN}/${TIERED}.mdx`,
    swap(/^hero: \{(.*), (focal.*)\}/m, 'hero:\n  $1\n  $2'),
  ],
  [
    'keywords in brackets',
    `${EN}/about.mdx`,
    swap(
      /^keywords:\n(?: {2}- .*\n)+/m,
      'keywords: [massage house, private massage, house at night]\n',
    ),
  ],
  [
    'a list without blanks before its hyphens',
    `${EN}/about.mdx`,
    (text) =>
      text.replace(/^keywords:\n(?: {2}- .*\n)+/m, (list) => list.replace(/^ {2}- /gm, '- ')),
  ],
  [
    'an entry that goes on in the next line',
    `${ES}/${PROGRAM}.mdx`,
    swap(/^(recommendedFor:\n {2}- .*) (\S+)$/m, '$1\n    $2'),
  ],
  ['a description in two lines', `${EN}/about.mdx`, swap(/^(description: .{50}\S*) /m, '$1\n  ')],
  ['a description as a block', `${EN}/about.mdx`, swap(/^description: /m, 'description: >-\n  ')],
  ['a title with a slash', `${EN}/about.mdx`, set('title', 'The house / the night')],
  [
    'a half said otherwise',
    `${ES}/programs/ananga-sutra.mdx`,
    swap('Descanso entre las dos mitades', 'Una pausa a la mitad'),
  ],
  [
    'a cup in the interval',
    `${ES}/programs/tao-de-jade.mdx`,
    swap('Té entre las dos mitades', 'Una taza de té en el intermedio'),
  ],
  [
    'the halves of the original said otherwise',
    `${EN}/programs/tao-de-jade.mdx`,
    swap('Tea between the two halves', 'A cup of tea between one half and the next'),
  ],
  [
    'borrowed words',
    `${ES}/programs/outcall.mdx`,
    swap('Noches de lluvia en el Eixample', 'Congresistas con jet lag'),
  ],
  [
    'an hour, and one of something',
    `${ES}/masseuses/valeria.mdx`,
    swap('Las diez, una copa fría, ningún plan.', 'Las diez y una copa fría, sin ningún plan.'),
  ],
  [
    'some and a little',
    `${ES}/programs/hedone-sacra.mdx`,
    swap('Una ocasión, o las ganas de tenerla', 'Una ocasión para uno y un poco de calma'),
  ],
  ['some of the masseuses', `${EN}/masseuses.mdx`, set('description', DESCRIPTION.en)],
  ['some of the masseuses', `${ES}/masseuses.mdx`, set('description', DESCRIPTION.es)],
  [
    'some of the suites',
    `${EN}/home.mdx`,
    swap('Suites with rain showers,', 'Three suites that shine,'),
  ],
  [
    'searches without accents and in other languages',
    `${ES}/about.mdx`,
    swap(/^keywords:\n(?: {2}- .*\n)+/m, `keywords:\n${SEARCHES}`),
  ],
  ['a room with a photo of something in it', `${EN}/home.mdx`, swap('photo: 19', 'photo: 27')],
  [
    'a room that its photo calls otherwise',
    `${EN}/gallery.mdx`,
    swap('title: The Balcony', 'title: Sheers before the street'),
  ],
  [
    'a photo of a room with words behind its name',
    `${ES}/gallery.mdx`,
    swap('title: La Sala del Espejo', 'title: La Sala del Espejo, de noche'),
  ],
  [
    'the name of a program in other words in its searches',
    `${EN}/programs/nyx-sensoria.mdx`,
    swap('- Nyx Sensoria\n', '- nyx sensoria massage\n'),
  ],
  ['hours around midnight', `${EN}/${MASSEUSE}.mdx`, swap(/^( {4}to: )"\d\d:00"/m, '$1"01:00"')],
];

test.skipIf(!isExample).each(EDITS)('%s', async (_name, file, change) => {
  const before = textOf(file);
  const to = change(before);
  expect(to).not.toBe(before);
  const problems = await mistakesWith([{file, to}]);
  expect(problems, formatProblems(problems)).toEqual([]);
});
