/** The authors’ guide to components: a table, examples and elements, made from the list. */
import {describe, expect, test} from 'vitest';

import {componentsReadme} from '../../../../src/content/authoring/componentsReadme';

const rows = (): string[] => componentsReadme().split('\n');

/** The part of the guide below a heading. */
const partOf = (heading: string): string =>
  new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(
    componentsReadme(),
  )?.[1] ?? '';

test('begins with what it is for', () =>
  expect(componentsReadme()).toMatch(/^# Components for pages\n/));

test('has its parts in order, each once', () => {
  const withoutExamples = componentsReadme().replace(/```[\s\S]*?```/g, '');
  expect(withoutExamples.match(/^## .*/gm)).toEqual([
    '## Blocks',
    '## Facts',
    '## Links and buttons',
    '## Pieces of one page',
    '## Plain elements',
  ]);
});

describe('a row for each component', () => {
  test.each([
    ['without properties', '| `Stack` | Blocks below one another with even distances. | – |'],
    [
      'with values, one of which is needed',
      '| `HouseCount` | How many suites, masseuses or programs there are. | `of`: `suites`, `masseuses`, `programs` (needed); `as`: `words`, `capital`, `digits` |',
    ],
    [
      'with a flag',
      '| `PageHero` | The head of a page: its one heading of the first level, a paragraph, perhaps buttons. | `ground`: `photo`, `floor`; `large` alone |',
    ],
    [
      'with a number',
      '| `MarkdownCheckList` | Gives a Markdown list outlined lozenges. | `columns={1}` or `columns={2}` |',
    ],
    [
      'with a name and words',
      '| `Definition` | A word as a dictionary explains it, with a numbered Markdown list of its meanings. | `word="…"` (needed); `grammar="…"` words (needed) |',
    ],
    [
      'with a page',
      '| `PageLabel` | The short name of a page. | `page`: id of a page, such as `contact` (needed) |',
    ],
    [
      'with a program, in another one',
      '| `Service` | One service: what it adds; its price is computed. Stands in `AdditionalServices`. | `program`: id of a program, such as `four-hands` (needed); `action="…"` words (needed) |',
    ],
  ])('%s', (_, row) => expect(rows()).toContain(row));

  test('with a word of the scale', () =>
    expect(componentsReadme()).toContain('| `word`: a word of the intensity scale (needed) |'));
});

describe('each in the part of its folder', () => {
  test.each([
    ['Blocks', 'Stack'],
    ['Facts', 'HouseCount'],
    ['Links and buttons', 'CallLink'],
    ['Pieces of one page', 'HotelList'],
  ])('%s', (heading, name) => {
    const parts = ['Blocks', 'Facts', 'Links and buttons', 'Pieces of one page'];
    expect(parts.filter((part) => partOf(part).includes(`\n| \`${name}\` |`))).toEqual([heading]);
  });

  test('with a note where there is one, and the head of a table', () => {
    expect(partOf('Blocks')).toMatch(
      /^\nFor any page\.\n\n\| component \| what for \| properties \|\n\| --- \| --- \| --- \|\n\| `PageHero`/,
    );
    expect(partOf('Facts')).toMatch(
      /^\nInside sentences, so that a fact is true everywhere at once\.\n/,
    );
    expect(partOf('Links and buttons')).toMatch(/^\n\| component/);
  });

  test('with examples, each with its import', () =>
    expect(partOf('Facts')).toMatch(
      /<details>\n<summary>Examples<\/summary>\n\n```mdx\nimport Address from '@site\/src\/components\/facts\/Address';\n\n<Address \/>\n\nimport BusinessFact from/,
    ));
});

test('plain elements', () => {
  expect(partOf('Plain elements')).toContain(
    '\nWhere Markdown has no sign. All other HTML is refused.\n\n- `<div>`: `className`: `row`, `wrap`, `subtitle`, `meta`, `ledger`\n',
  );
  expect(rows()).toContain('- `<span>`: `lang="…"`');
  expect(rows()).toContain('- `<br>`');
});
