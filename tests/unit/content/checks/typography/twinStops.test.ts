/** Full stops that one of two twins lost. */
import {describe, expect, test} from 'vitest';

import {checkTwinStops} from '../../../../../src/content/checks/typography/twinStops';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {textOf} from '../texts';

const FIELDS = ['features[0]', 'features[1]', 'features[2]', 'features[3]'];

const fields = (locale: string, words: readonly string[], more: Partial<Text> = {}): Text[] =>
  words.map((text, at) => textOf(text, locale, {field: FIELDS[at] ?? '', line: 3 + at, ...more}));

/** What is said of an English list and its translation, entry by entry. */
function said(english: readonly string[], spanish: readonly string[], more?: Partial<Text>) {
  const [en, es] = [fields('en', english, more), fields('es', spanish, more)];
  const twins = new Map(es.flatMap((text, at) => (en[at] ? [[text, en[at]] as const] : [])));
  return checkTwinStops([...en, ...es], twins);
}

const OURS = ['A door.', 'A bell.', 'A lamp.'];
const THEIRS = ['Una puerta.', 'Un timbre.', 'Una luz.'];

describe('a stop is missing', () => {
  test.each([
    [
      'in the translation',
      OURS,
      ['Una puerta.', 'Un timbre', 'Una luz.'],
      'es/about.mdx:4 features[1] | no full stop at the end',
    ],
    [
      'in the original',
      ['A door', 'A bell.', 'A lamp.'],
      THEIRS,
      'en/about.mdx:3 features[0] | no full stop at the end',
    ],
    [
      'beside a question',
      ['A door?', 'A bell.', 'A lamp…'],
      ['¿Una puerta?', 'Un timbre', 'Una luz…'],
      'es/about.mdx:4 features[1] | no full stop at the end',
    ],
    [
      'with blanks at the end',
      ['A door. ', 'A bell. ', 'A lamp. '],
      ['Una puerta. ', 'Un timbre ', 'Una luz. '],
      'es/about.mdx:4 features[1] | no full stop at the end',
    ],
  ])('%s', (_, english, spanish, one) => expect(told(said(english, spanish))).toEqual([one]));

  test('how to mend it', () =>
    expect(said(OURS, ['Una puerta.', 'Un timbre', 'Una luz.'])[0]?.remedy).toBe(
      'Write one, as the fields beside it have theirs.',
    ));
});

describe('nothing is said', () => {
  test.each([
    ['of both with their stops', OURS, THEIRS],
    ['of both without', ['A door', 'A bell.', 'A lamp.'], ['Una puerta', 'Un timbre.', 'Una luz.']],
    ['beside one alone', ['A door.', 'A bell.'], ['Una puerta.', 'Un timbre']],
    ['beside another without', OURS, ['Una puerta', 'Un timbre', 'Una luz.']],
    [
      'beside another without in the original',
      ['A door.', 'A bell.', 'A lamp'],
      ['Una puerta.', 'Un timbre', 'Una luz.'],
    ],
    ['of what ends in a sign', OURS, ['Una puerta.', 'Un timbre:', 'Una luz.']],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  const OPEN = ['Una puerta.', 'Un timbre', 'Una luz.'];
  test.each([
    ['of names', {isName: true}],
    ['of what people search for', {field: 'keywords[0]'}],
    ['of paragraphs', {field: ''}],
  ] as const)('%s', (_, more) => expect(said(OURS, OPEN, more)).toEqual([]));

  test('of fields of another file', () => {
    const [first, ...rest] = fields('es', OPEN);
    const [own, ...ours] = fields('en', OURS);
    const moved = [...rest, ...ours].map((text) => ({...text, file: `${text.file}x`}));
    const texts = [...(first && own ? [first, own] : []), ...moved];
    expect(checkTwinStops(texts, new Map())).toEqual([]);
  });
});
