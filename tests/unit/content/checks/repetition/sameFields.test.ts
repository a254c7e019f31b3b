/** Words of a program or a masseuse that another one has as well. */
import {describe, expect, test} from 'vitest';

import {checkSameFields} from '../../../../../src/content/checks/repetition/sameFields';
import {rawPage, told} from '../rawPages';

const program = (name: string, fields: Record<string, unknown>, locale = 'en', body = '') =>
  rawPage(body, {id: `programs/${name}`, locale, fields});
const masseuse = (name: string, fields: Record<string, unknown>, locale = 'en') =>
  rawPage('', {id: `masseuses/${name}`, locale, fields});

describe('the words of another one', () => {
  test.each([
    [
      'subtitle of a program',
      [program('a', {subtitle: 'Tea'}), program('b', {subtitle: 'Tea'})],
      'en/programs/b.mdx subtitle | "Tea", which en/programs/a.mdx has already',
    ],
    [
      'summary of a program',
      [program('a', {summary: 'Tea'}, 'es'), program('b', {summary: 'Tea'}, 'es')],
      'es/programs/b.mdx summary | "Tea", which es/programs/a.mdx has already',
    ],
    [
      'words for a program’s picture',
      [program('a', {heroAlt: 'Tea'}), program('b', {heroAlt: 'Tea'})],
      'en/programs/b.mdx heroAlt | "Tea", which en/programs/a.mdx has already',
    ],
    [
      'personality of a masseuse',
      [masseuse('a', {personality: 'Tea'}), masseuse('b', {personality: 'Tea'})],
      'en/masseuses/b.mdx personality | "Tea", which en/masseuses/a.mdx has already',
    ],
    [
      'description of a masseuse',
      [masseuse('a', {description: 'Tea'}), masseuse('b', {description: 'Tea'})],
      'en/masseuses/b.mdx description | "Tea", which en/masseuses/a.mdx has already',
    ],
    [
      'page to which the words are strange, though it comes first',
      [
        program('a', {subtitle: 'Warm lamps, amber'}),
        program('b', {subtitle: 'Warm lamps, amber'}, 'en', 'Amber lamps are warm.'),
      ],
      'en/programs/a.mdx subtitle | "Warm lamps, amber", which en/programs/b.mdx has already',
    ],
  ])('%s', (_, documents, expected) =>
    expect(told(checkSameFields(documents))).toEqual([expected]),
  );

  test.each([
    [
      'a program',
      [program('a', {subtitle: 'Tea'}), program('b', {subtitle: 'Tea'})],
      'Write this program’s own words. If these words are its own, en/programs/a.mdx needs others.',
    ],
    [
      'a masseuse',
      [masseuse('a', {personality: 'Tea'}), masseuse('b', {personality: 'Tea'})],
      'Say what she is like in words of her own. If these words are its own, en/masseuses/a.mdx needs others.',
    ],
    [
      'a program to which the words are strange',
      [
        program('a', {subtitle: 'Warm lamps, amber'}),
        program('b', {subtitle: 'Warm lamps, amber'}, 'en', 'Amber lamps are warm.'),
      ],
      'Write this program’s own words.',
    ],
  ])('how to mend %s', (_, documents, remedy) =>
    expect(checkSameFields(documents)[0]?.remedy).toBe(remedy),
  );

  test.each([
    ['other words', [program('a', {subtitle: 'Tea'}), program('b', {subtitle: 'Ice'})]],
    ['no words', [program('a', {subtitle: ' '}), program('b', {subtitle: ' '})]],
    ['numbers', [program('a', {subtitle: 2}), program('b', {subtitle: 2})]],
    [
      'words still to be written',
      [program('a', {subtitle: '[to write] Tea'}), program('b', {subtitle: '[to write] Tea'})],
    ],
    ['two languages', [program('a', {subtitle: 'Tea'}), program('b', {subtitle: 'Tea'}, 'es')]],
    ['two kinds', [program('a', {summary: 'Tea'}), masseuse('b', {summary: 'Tea'})]],
    ['another field', [program('a', {lead: 'Tea'}), program('b', {lead: 'Tea'})]],
    [
      'the description of a program',
      [program('a', {description: 'Tea'}), program('b', {description: 'Tea'})],
    ],
    [
      'pages',
      [
        rawPage('', {id: 'a', fields: {subtitle: 'Tea'}}),
        rawPage('', {id: 'b', fields: {subtitle: 'Tea'}}),
      ],
    ],
  ])('nothing is said of %s', (_, documents) => expect(checkSameFields(documents)).toEqual([]));
});

describe('the words of another field', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'summary and lead',
      {lead: 'Warm tea', summary: 'Warm tea'},
      'lead | the words of summary again',
    ],
    [
      'lead and description',
      {lead: 'Warm tea', description: 'warm “tea”.'},
      'lead | the words of description again',
    ],
    [
      'subtitle and name',
      {name: 'Warm tea', subtitle: 'Warm tea'},
      'subtitle | the words of name again',
    ],
    [
      'personality and description',
      {personality: 'Warm', description: 'Warm'},
      'description | the words of personality again',
    ],
  ])('%s', (_, fields, expected) => {
    const problems = checkSameFields([rawPage('', {locale: 'es', fields})]);
    expect(told(problems)).toEqual([`es/about.mdx ${expected}`]);
    expect(problems[0]?.remedy).toBe('Write other words in one of the two.');
  });

  test.each<[string, Record<string, unknown>]>([
    ['other words', {lead: 'Warm tea', summary: 'Ice'}],
    ['no words', {lead: '', summary: ''}],
    ['signs', {lead: '—', summary: '—'}],
    ['numbers', {lead: 2, summary: 2}],
    ['words still to be written', {lead: '[to write] Tea', summary: '[to write] Tea'}],
    ['the title', {title: 'Warm tea', lead: 'Warm tea'}],
  ])('not: %s', (_, fields) =>
    expect(checkSameFields([rawPage('', {locale: 'es', fields})])).toEqual([]),
  );
});
