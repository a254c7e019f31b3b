/** Parts of legal texts that a law asks for. */
import {describe, expect, test} from 'vitest';

import {dutiesOf, lostDuties} from '../../../../../src/content/checks/bodies/legalDuties';
import {rawPage} from '../rawPages';

const page = (body: string, locale = 'en', id = 'legal/cookie-policy') =>
  rawPage(body, {id, locale});

const WHOLE = '## What is stored {#stored}\n\nWords.\n\n## Changing it {#change}\n\nWords.';
const LOST = '## What is stored {#stored}\n\nWords.';
const SIN = '## Qué se guarda {#stored}\n\nPalabras.';

describe('the names of the parts of a page', () => {
  test('of one that a law speaks of', () =>
    expect(dutiesOf('legal/cookie-policy')).toEqual(['stored', 'change']));
  test('of any other', () => expect(dutiesOf('legal/thanks')).toEqual([]));
});

describe('a part that no language has', () => {
  const original = page(LOST);

  test('is told of the original', () =>
    expect(lostDuties(original, [original, page(SIN, 'es')])).toEqual([
      {
        field: '',
        found: 'no heading with the name {#change} in any language',
        remedy:
          'That part is asked for by law (GDPR, article 7(3)): put it back in every language, or write {#change} behind the heading that says it.',
      },
    ]));

  test('not of its translations', () => {
    const translation = page(SIN, 'es');
    expect(lostDuties(translation, [original, translation])).toEqual([]);
  });

  test('all are told', () => {
    const empty = page('Words.');
    expect(lostDuties(empty, [empty])).toHaveLength(2);
  });
});

describe('nothing is said where', () => {
  const said = (body: string, ...others: ReturnType<typeof page>[]) => {
    const original = page(body);
    return lostDuties(original, [original, ...others]);
  };

  test('all is there', () => expect(said(WHOLE)).toEqual([]));
  test('one language still has it, which is told beside it', () =>
    expect(said(LOST, page(`${SIN}\n\n## Cambiarlo {#change}\n\nA.`, 'es'))).toEqual([]));
  test('a translation cannot be read', () =>
    expect(said(LOST, page(`${SIN}\n\n<Open>`, 'es'))).toEqual([]));
  test('a heading has no name, and may be the one', () =>
    expect(said(`${LOST}\n\n## Changing it\n\nWords.`)).toEqual([]));
  test('no law speaks of the page', () => {
    const other = page(LOST, 'en', 'legal/thanks');
    expect(lostDuties(other, [other])).toEqual([]);
  });
  test('the part stands on another page, it is told', () =>
    expect(said(LOST, page(WHOLE, 'en', 'legal/privacy-policy'))).toHaveLength(1));
});
