/** A number typed where the same paragraph of the other language has the component that counts. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {countsForComponents} from '../../../../../src/content/checks/statements/countsForComponents';
import type {Problem} from '../../../../../src/content/problems';
import {inBoth, rawPage} from '../rawPages';

const COUNTS = {suites: 6, programs: 7, masseuses: 20};
const SUITES = '<HouseCount of="suites" />';

const problems = (documents: readonly RawDocument[]): Problem[] =>
  countsForComponents(documents, COUNTS);
const said = (english: string, spanish: string): string[] =>
  problems(inBoth(english, spanish)).map(({file, line, found}) => `${file}:${line} ${found}`);

describe('a number is told', () => {
  test.each([
    ['right', `Here are ${SUITES}.`, 'Aquí son seis.', 'es/about.mdx:10 “seis”, counted by hand'],
    ['wrong', `Here are ${SUITES}.`, 'Aquí son 5.', 'es/about.mdx:10 “5”, and there are 6'],
    [
      'in English',
      'Here are six.',
      `Aquí son ${SUITES}.`,
      'en/about.mdx:10 “six”, counted by hand',
    ],
    ['half of them', `Here are ${SUITES}.`, 'Aquí son 3.', 'es/about.mdx:10 “3”, and there are 6'],
    [
      'twice as many',
      `Here are ${SUITES}.`,
      'Aquí son 12.',
      'es/about.mdx:10 “12”, and there are 6',
    ],
    [
      'beside a number of both',
      `Of 8, ${SUITES}.`,
      'De 8, 7.',
      'es/about.mdx:10 “7”, and there are 6',
    ],
    [
      'beside one far off',
      `Here are ${SUITES}.`,
      'En 2026 son 40 y 6.',
      'es/about.mdx:10 “6”, counted by hand',
    ],
    [
      'beside another component',
      `Of <HouseCount of="masseuses" />, ${SUITES}.`,
      'De <HouseCount of="masseuses" />, seis.',
      'es/about.mdx:10 “seis”, counted by hand',
    ],
    [
      'the second of two',
      `Of ${SUITES}, ${SUITES}.`,
      `De ${SUITES}, seis.`,
      'es/about.mdx:10 “seis”, counted by hand',
    ],
    [
      'in a heading',
      `## Here are ${SUITES}`,
      '## Aquí son seis',
      'es/about.mdx:10 “seis”, counted by hand',
    ],
    [
      'in an entry',
      `- Here\n- are ${SUITES}`,
      '- Aquí\n- son seis',
      'es/about.mdx:11 “seis”, counted by hand',
    ],
    [
      'in a cell',
      `| A |\n| - |\n| ${SUITES} |`,
      '| A |\n| - |\n| seis |',
      'es/about.mdx:12 “seis”, counted by hand',
    ],
    [
      'in the second paragraph',
      `Yes.\n\nHere are ${SUITES}.`,
      'Sí.\n\nAquí son seis.',
      'es/about.mdx:12 “seis”, counted by hand',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('in the same component, the first or the second of its name', () => {
    const list = (first: string, second: string): string =>
      `Sí.\n\n<Years>\n\n${first}\n\n</Years>\n\n<Years>\n\n${second}\n\n</Years>`;
    expect(said(list('Yes.', `Here are ${SUITES}.`), list('Sí.', 'Aquí son seis.'))).toEqual([
      'es/about.mdx:20 “seis”, counted by hand',
    ]);
    expect(said(list('Yes.', `Here are ${SUITES}.`), list('Aquí son seis.', 'Sí.'))).toEqual([]);
  });

  test('in the same component, whatever others stand before it', () => {
    const years = (words: string): string => `<Years>\n\n${words}\n\n</Years>`;
    const quote = '<Quote>\n\nYes.\n\n</Quote>';
    expect(said(`${quote}\n\n${years(`Here ${SUITES}.`)}`, years('Son seis.'))).toEqual([
      'es/about.mdx:12 “seis”, counted by hand',
    ]);
  });

  test('how to mend it', () => {
    const [first] = problems(inBoth('<HouseCount of="suites" as="digits" />.', 'Seis.'));
    expect(first?.remedy).toMatch(
      /^Write <HouseCount of="suites" as="digits" \/> in its place, as en\/about\.mdx has it: it counts by itself\. Add to the imports at the top: /,
    );
    expect(first?.rule).toBe('typed-count');
    expect(problems(inBoth(`${SUITES}.`, 'Seis.'))[0]?.remedy).toContain(`Write ${SUITES} in`);
  });
});

describe('nothing is said of', () => {
  test.each([
    ['two components', `Here are ${SUITES}.`, `Aquí son ${SUITES}, seis.`],
    ['no number', `Here are ${SUITES}.`, 'Aquí son varias.'],
    ['one', `Here are ${SUITES}.`, 'Aquí es una.'],
    ['fewer than half', `Here are ${SUITES}.`, 'Aquí son 2.'],
    ['more than twice as many', `Here are ${SUITES}.`, 'Aquí son 13.'],
    ['a number of both', `Of 6, ${SUITES}.`, 'De 6.'],
    ['what is not counted', 'Here are <HouseCount of="lamps" />.', 'Aquí son seis.'],
    ['another component', 'Here are <FoundedYear />.', 'Aquí son seis.'],
    ['another block', `## Here are ${SUITES}`, 'Aquí son seis.'],
    ['another component around it', `<Years>\n\nHere ${SUITES}.\n\n</Years>`, 'Aquí son seis.'],
    ['a text that cannot be read', `Here are ${SUITES}.`, 'Aquí son seis. <Open'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('another part of its name', () => {
    const parts = (first: string, second: string): string =>
      `<Years>\n\n${first}\n\n</Years>\n\n<Years>\n\n${second}\n\n</Years>`;
    expect(said(parts(`A.\n\nHere ${SUITES}.`, 'B.'), parts('A.', 'Son seis.\n\nB.'))).toEqual([]);
  });

  test('one, where there are two', () =>
    expect(countsForComponents(inBoth(`Here ${SUITES}.`, 'Es una.'), {suites: 2})).toEqual([]));

  test('a legal text', () =>
    expect(problems(inBoth(`Here are ${SUITES}.`, 'Son seis.', {id: 'legal/a'}))).toEqual([]));

  test('a page without its original', () =>
    expect(
      problems([rawPage(`Here are ${SUITES}.`), rawPage('Son seis.', {id: 'home', locale: 'es'})]),
    ).toEqual([]));

  test('what there is none of', () =>
    expect(
      countsForComponents(inBoth(`Here are ${SUITES}.`, 'Aquí son seis.'), {suites: 0}),
    ).toEqual([]));
});

describe('where one language has more paragraphs', () => {
  const PROGRAMS = '<HouseCount of="programs" />';
  const text = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');

  test.each([
    [
      'at its end, as what both count tells',
      text(`A ${PROGRAMS}, 5.`, `B ${SUITES}.`, 'C.'),
      text(`A ${PROGRAMS}, 5.`, 'B seis.'),
    ],
    [
      'at its beginning, as what both count tells',
      text('C.', `A ${PROGRAMS}.`, `B ${SUITES}.`),
      text(`A ${PROGRAMS}.`, 'B seis.'),
    ],
    [
      'at its beginning, with what counts more',
      text(`C ${PROGRAMS}, ${SUITES}.`, `A ${PROGRAMS}.`, `B ${SUITES}.`),
      text(`A ${PROGRAMS}.`, 'B seis.'),
    ],
    [
      'at its beginning, where nothing tells',
      text('C.', 'D.', `B ${SUITES}.`),
      text('C.', 'B seis.'),
    ],
    ['at its end, where nothing tells', text('C.', `B ${SUITES}.`, 'D.'), text('C.', 'B seis.')],
  ])('%s', (_, english, spanish) =>
    expect(said(english, spanish)).toEqual(['es/about.mdx:12 “seis”, counted by hand']),
  );

  test('in the other language', () =>
    expect(
      said(text('C.', `A ${PROGRAMS}.`, 'B six.'), text(`A ${PROGRAMS}.`, `B ${SUITES}.`)),
    ).toEqual(['en/about.mdx:14 “six”, counted by hand']));
});
