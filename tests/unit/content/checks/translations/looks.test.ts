/** How the parts of a page look: grounds and sizes are the same in every language. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../../../src/content/problems';
import {checkLooks} from '../../../../../src/content/checks/translations/looks';
import {inBoth, told} from '../rawPages';

const problems = (english: string, spanish: string, known: readonly Problem[] = []) =>
  checkLooks(inBoth(english, spanish), known);
const said = (...of: Parameters<typeof problems>): string[] => told(problems(...of));

const section = (look: string): string => `<Section${look && ` ${look}`}>\n\nA\n\n</Section>`;
const sections = (...looks: string[]): string => looks.map(section).join('\n\n');

describe('another look', () => {
  test.each<[string, string, string, string[]]>([
    [
      'another value',
      section('tone="dusk"'),
      section('tone="band"'),
      ['es/about.mdx:10 tone | tone="band" on <Section>'],
    ],
    [
      'none',
      section('tone="dusk"'),
      section(''),
      ['es/about.mdx:10 tone | <Section> without tone="dusk"'],
    ],
    [
      'one more',
      section(''),
      section('tone="dusk"'),
      ['es/about.mdx:10 tone | tone="dusk" on <Section>'],
    ],
    [
      'alone, without a value',
      '<PageHero large>\n\n# A\n\n</PageHero>',
      '<PageHero>\n\n# A\n\n</PageHero>',
      ['es/about.mdx:10 large | <PageHero> without large'],
    ],
    [
      'the second of three',
      sections('tone="dusk"', '', ''),
      sections('tone="dusk"', 'tone="band"', ''),
      ['es/about.mdx:16 tone | tone="band" on <Section>'],
    ],
    [
      'of two properties',
      section('tone="dusk" space="small"'),
      section('tone="band" space="none"'),
      [
        'es/about.mdx:10 tone | tone="band" on <Section>',
        'es/about.mdx:10 space | space="none" on <Section>',
      ],
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));

  test('how to mend it', () => {
    const mended = (english: string, spanish: string) => problems(english, spanish)[0]?.remedy;
    expect(mended(`A\n\n${section('tone="dusk"')}`, section('tone="band"'))).toBe(
      'Write tone="dusk", as the original does (en/about.mdx, line 12), or change both.',
    );
    expect(mended(section(''), section('tone="band"'))).toBe(
      'Delete it, as the original has none (en/about.mdx, line 10), or write it there too.',
    );
  });
});

describe('nothing is said', () => {
  const feature = (icon: string): string => `<Feature icon="${icon}" title="A">\n\nA\n\n</Feature>`;
  test.each<[string, string, string]>([
    ['of the same looks', section('tone="dusk"'), section('tone="dusk"')],
    [
      'of the same looks in another order',
      sections('tone="dusk"', ''),
      sections('', 'tone="dusk"'),
    ],
    ['of another number of parts', section('tone="dusk"'), sections('', '')],
    [
      'of words',
      '<Mission title="A">\n\nA\n\n</Mission>',
      '<Mission title="B">\n\nA\n\n</Mission>',
    ],
    ['of drawings', feature('moon'), feature('key')],
    ['of links', '<CallLink size="small" />', '<CallLink />'],
    ['of facts', '<HouseCount of="suites" as="words" />', '<HouseCount of="suites" as="digits" />'],
    ['of components that are not known', '<Aa tone="dusk" />', '<Aa />'],
    ['of parts that the original does not have', 'A', section('tone="dusk"')],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test.each(['es/about.mdx', 'en/about.mdx'])('where something is told of %s', (file) =>
    expect(
      said(section('tone="dusk"'), section(''), [
        {file, field: 'title', found: 'a mistake', remedy: 'Mend it.'},
      ]),
    ).toEqual([]),
  );

  test('but where another page is told', () =>
    expect(
      said(section('tone="dusk"'), section(''), [
        {file: 'es/home.mdx', field: '', found: 'a mistake', remedy: 'Mend it.'},
      ]),
    ).toHaveLength(1));
});
