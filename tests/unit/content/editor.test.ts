/** The files that help in the editor say what the schemas say today. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {editorFiles} from '../../../src/content/editor';

const ROOT = path.join(import.meta.dirname, '../../..');
const files = Object.entries(editorFiles());

test.each(files)('%s is up to date; if not: npm run schemas', (file, text) =>
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(text),
);

test('the telephone number’s schema refuses what the catalogue refuses', () => {
  const schema = JSON.parse(files[0]?.[1] ?? '{}') as {
    properties?: Record<string, {pattern?: string}>;
  };
  const pattern = new RegExp(schema.properties?.phone?.pattern ?? '(?!)');
  expect(pattern.test('+34 930 123 456')).toBe(true);
  expect(pattern.test('930 123 456')).toBe(false);
});

test('a snippet offers every value of a choice', () => {
  const snippets = JSON.parse(editorFiles()['.vscode/velada.code-snippets'] ?? '{}') as Record<
    string,
    {body: string[]}
  >;
  const body = snippets['program: a new file']?.body.join('\n') ?? '';
  expect(body).toMatch(/^category: \$\{\d+\|signature,premium,/m);
  expect(body).toMatch(/^ {2}- minutes: \$\{\d+:/m);
});
