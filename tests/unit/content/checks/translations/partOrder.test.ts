/** A block of a page that stands in another place than in the original. */
import {describe, expect, test} from 'vitest';

import {movedBlock} from '../../../../../src/content/checks/translations/partOrder';
import {rawPage} from '../rawPages';

const page = (...names: string[]): string => names.map((name) => `<${name} />`).join('\n\n');
const moved = (english: string, spanish: string) =>
  movedBlock(rawPage(spanish, {locale: 'es'}), rawPage(english));

const [A, B, C, D] = ['BusinessHours', 'CopyAddress', 'PhotoGallery', 'HotelList'] as const;

describe('the one that was moved', () => {
  test.each([
    ['down', page(A, B, C), page(B, C, A), A, 5, `above the part with <${B}>`],
    ['up', page(A, B, C), page(C, A, B), C, 1, `below the part with <${B}>`],
    ['between two', page(A, B, C, D), page(A, C, D, B), B, 7, `below the part with <${A}>`],
    [
      'beside blocks of one language alone',
      page(A, D, B),
      page(B, C, A),
      B,
      1,
      `below the part with <${A}>`,
    ],
    [
      'beside blocks that stand twice',
      page(A, C, B, C),
      page(C, B, A, C),
      B,
      3,
      `below the part with <${A}>`,
    ],
  ])('%s', (_, english, spanish, name, line, place) => {
    const found = moved(english, spanish);
    expect(found?.name).toBe(name);
    expect(found?.fault).toEqual({
      field: '',
      line,
      column: 1,
      found: `<${name}> in another place than in the original`,
      remedy: `The original has it ${place}: move it here or in en/about.mdx.`,
    });
  });
});

describe('none', () => {
  test.each([
    ['in the same order', page(A, B), page(A, B)],
    ['of blocks that one language lacks', page(A, B, C), page(A, C)],
    ['where more stand elsewhere', page(A, B, C, D), page(C, D, A, B)],
    [
      'of links in sentences',
      '<CallLink />\n\n<MapLink>A</MapLink>',
      '<MapLink>A</MapLink>\n\n<CallLink />',
    ],
    [
      'of parts of a block',
      `${page(A)}\n\n<ApplyLine>A</ApplyLine>`,
      `<ApplyLine>A</ApplyLine>\n\n${page(A)}`,
    ],
    ['of components that are not known', '<Aa />\n\n<Bb />', '<Bb />\n\n<Aa />'],
    ['of a text that cannot be read', page(A, B), `${page(B, A)}\n\n<Open`],
  ])('%s', (_, english, spanish) => expect(moved(english, spanish)).toBeUndefined());
});
