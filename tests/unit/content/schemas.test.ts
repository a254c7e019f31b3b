/** Values that the schemas of pages accept and reject. */
import * as basics from '../../../src/content/schemas/basics';
import {masseuseFacts} from '../../../src/content/schemas/masseuse';
import {heroPicture, pageWords} from '../../../src/content/schemas/page';
import {programWords} from '../../../src/content/schemas/program';
import {testSchemas} from './schemaRows';

const {closing} = programWords.shape;
const {slug, description, keywords, label} = pageWords.shape;

const letters = (count: number): string => 'x'.repeat(count);

testSchemas([
  {
    name: 'a text',
    schema: basics.text(5, 2),
    accepted: ['ab', ' abcde ', 'ñ€¿'],
    rejected: ['a', 'abcdef', ' a ', '<i>', '{x}', '[x]', 5, null, undefined],
  },
  {
    name: 'a text of letters that are as wide as two Latin ones',
    schema: basics.text(8, 6),
    accepted: ['夜の光', '夜の光街', '夜の。', 'ダー！', '한국어', '夜の光ab', 'ab · cd'],
    rejected: ['夜の', '夜の光街角', '夜の光abc', '夜、'],
  },
  {
    name: 'an id',
    schema: basics.id,
    accepted: ['a', 'moon-bath', 'room-7'],
    rejected: ['', 'Moon', 'moon_bath', '-moon', 'moon-', 'moon--bath', 'más', 7],
  },
  {
    name: 'euros',
    schema: basics.euros,
    accepted: [1, 5000],
    rejected: [0, -1, 5001, 99.5, '100', Number.NaN],
  },
  {name: 'minutes', schema: basics.minutes, accepted: [1, 600], rejected: [0, 601, '60']},
  {
    name: 'a picture',
    schema: basics.pictureFile,
    accepted: ['a.jpg', 'a-1.jpeg', 'a.png', 'a.webp', 'a.avif'],
    rejected: ['a.gif', 'A.jpg', 'a/b.jpg', '../a.jpg', 'a', 'ä.jpg'],
  },
  {
    name: 'a focal point',
    schema: basics.focal,
    accepted: [
      [0, 100],
      [50, 40],
    ],
    rejected: [[50], [50, 40, 1], [-1, 0], [0, 101], [0.5, 0], ['50', '40'], '50 40'],
  },
  {
    name: 'an alternative text',
    schema: basics.altText,
    accepted: [letters(20), letters(240)],
    rejected: [letters(19), letters(241), ''],
  },
  {
    name: 'a time',
    schema: basics.time,
    accepted: ['00:00', '09:05', '23:59'],
    rejected: ['24:00', '9:05', '23:60', '0905', 905, '9am'],
  },
  {
    name: 'a date',
    schema: basics.isoDate,
    accepted: ['2026-02-28', '2028-02-29'],
    rejected: ['2026-02-29', '2026-2-1', '2026-13-01', '01/02/2026', 20260201],
  },
  {
    name: 'a list',
    schema: basics.unique(basics.id, 1, 2),
    accepted: [['a'], ['a', 'b']],
    rejected: [[], ['a', 'b', 'c'], ['a', 'a'], 'a'],
  },
  {
    name: 'entries with ids',
    schema: basics.listById({name: basics.text()}),
    accepted: [[], [{id: 'a', name: 'x'}]],
    rejected: [
      [
        {id: 'a', name: 'x'},
        {id: 'a', name: 'y'},
      ],
      [{id: 'a'}],
      [{id: 'a', name: 'x', more: 1}],
    ],
  },
  {
    name: 'an address of a page',
    schema: slug,
    accepted: ['/', '/about', '/programs/tide', '/a-1'],
    rejected: ['about', '/About', '/about/', '/a b', '/año', '//about', '/about?x', 5],
  },
  {
    name: 'a description',
    schema: description,
    accepted: [letters(70), letters(160)],
    rejected: [letters(69), letters(161)],
  },
  {
    name: 'keywords',
    schema: keywords,
    accepted: [['a', 'b', 'c']],
    rejected: [['a', 'b'], 'a, b, c', ['a', 'b', 'b']],
  },
  {name: 'a label', schema: label, accepted: [letters(28)], rejected: [letters(29), '']},
  {
    name: 'a picture of a hero',
    schema: heroPicture,
    accepted: [{file: 'a.jpg', focal: [1, 2]}],
    rejected: ['a.jpg', {file: 'a.jpg'}, {file: 'a.jpg', focal: [1, 2], alt: 'x'}],
  },
  {
    name: 'the title of a closing call',
    schema: closing.shape.title,
    accepted: ['Which *hotel*?', 'No emphasis', '*All of it*'],
    rejected: ['Two *words* in *italics*', 'One * alone', 'With * blanks * in it', 'Short'],
  },
  {
    name: 'an age',
    schema: masseuseFacts.shape.age,
    accepted: [20, 28],
    rejected: [17, 19, 29, '24'],
  },
  {
    name: 'specialties',
    schema: masseuseFacts.shape.specialties,
    accepted: [['tantric', 'nuru', 'couples']],
    rejected: [
      ['tantric'],
      ['tantric', 'nuru', 'couples', 'relaxation'],
      ['tantric', 'nuru', 'other'],
      ['nuru', 'nuru', 'couples'],
    ],
  },
  {
    name: 'the gallery of a masseuse',
    schema: masseuseFacts.shape.gallery,
    accepted: [undefined, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']],
    rejected: [[], ['a.jpg', 'b.jpg', 'c.jpg'], ['a.jpg', 'a.jpg', 'b.jpg', 'c.jpg'], [1, 2, 3, 4]],
  },
]);
