/** The files that help in the editor say what the schemas say today. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import * as z from 'zod';

import {editorFiles} from '../../../src/content/editor';
import {KINDS} from '../../../src/content/kinds';
import {businessSchema} from '../../../src/content/schemas/business';
import {goneSchema} from '../../../src/content/schemas/gone';
import {wordingSchema} from '../../../src/content/schemas/wording';

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

type Schema = {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};

/** Fields without a description, at any depth, by their path. */
function undescribed(schema: Schema, path = ''): string[] {
  const {properties = {}, items} = schema;
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name;
    return [...(field.description ? [] : [at]), ...undescribed(field, at)];
  });
  return items ? [...own, ...undescribed(items, `${path}[]`)] : own;
}

describe('every field says what it is for', () => {
  const schemas: readonly (readonly [string, z.ZodType])[] = [
    ['business.yml', businessSchema],
    ['wording.yml', wordingSchema],
    ['gone.yml', goneSchema],
    ...Object.entries(KINDS).flatMap(([kind, {facts, words}]) => [
      [`facts of ${kind}`, facts] as const,
      [`words of ${kind}`, words] as const,
    ]),
  ];
  test.each(schemas)('%s', (_name, schema) => {
    const json = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}) as Schema;
    expect(Object.keys(json.properties ?? {}).length).toBeGreaterThan(0);
    expect(undescribed(json)).toEqual([]);
  });
});

test.each(['home', 'gallery', 'masseuses', 'outcall', 'about', 'program', 'masseuse', 'legal'])(
  'there are snippets for %s and its translation',
  (kind) => {
    const snippets = JSON.parse(editorFiles()['.vscode/velada.code-snippets'] ?? '{}') as object;
    expect(Object.keys(snippets)).toEqual(
      expect.arrayContaining([`${kind}: a new file`, `${kind}: its translation`]),
    );
  },
);
