/** Which files help in the editor, and what is in them. */
import {describe, expect, test} from 'vitest';

import {editorFiles} from '../../../../src/content/authoring/editor';

type Snippet = {readonly prefix: string; readonly description: string; readonly body: string[]};

const snippets = (): Record<string, Snippet> =>
  JSON.parse(editorFiles()['.vscode/velada.code-snippets'] ?? '{}') as Record<string, Snippet>;

test('a schema for each file of facts, and the snippets', () =>
  expect(Object.keys(editorFiles())).toEqual([
    '.vscode/business.schema.json',
    '.vscode/gone.schema.json',
    '.vscode/wording.schema.json',
    '.vscode/velada.code-snippets',
  ]));

test.each(Object.values(editorFiles()))('as text that can be compared, row by row', (text) => {
  expect(text).toMatch(/^\{\n {2}"[\s\S]*\n\}\n$/);
});

test.each([
  ['business', 'suites'],
  ['gone', 'gone'],
  ['wording', 'sparingly'],
])('the schema of %s knows its own fields', (name, field) =>
  expect(editorFiles()[`.vscode/${name}.schema.json`]).toContain(`"${field}": {`),
);

describe('snippets', () => {
  test('are called by their kind', () => {
    expect(snippets()['program: a new file']).toMatchObject({
      prefix: 'velada-program',
      description: 'Frontmatter of a program',
    });
    expect(snippets()['program: its translation']).toMatchObject({
      prefix: 'velada-program-words',
      description: 'Words of a program in another language',
    });
  });

  test('for kinds without fields of their own there is that of a page', () => {
    expect(snippets()).toHaveProperty('page: a new file');
    expect(snippets()).not.toHaveProperty('contact: a new file');
  });

  test('of a new file have facts, those of a translation have none', () => {
    const fields = (name: string): string => snippets()[name]?.body.join('\n') ?? '';
    expect(fields('masseuse: a new file')).toMatch(/^emblem: [\s\S]*^personality: /m);
    expect(fields('masseuse: its translation')).toMatch(/^personality: /m);
    expect(fields('masseuse: its translation')).not.toMatch(/^emblem: /m);
  });
});
