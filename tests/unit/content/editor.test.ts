/** The files that help in the editor say what the schemas say today. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import * as z from 'zod';

import {editorFiles} from '../../../src/content/authoring/editor';
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

function bodies(): Record<string, string[]> {
  const text = editorFiles()['.vscode/velada.code-snippets'] ?? '{}';
  const snippets = JSON.parse(text) as Record<string, {body: string[]}>;
  return Object.fromEntries(Object.entries(snippets).map(([name, {body}]) => [name, body]));
}

test('a snippet offers every value of a choice', () => {
  const body = bodies()['program: a new file']?.join('\n') ?? '';
  expect(body).toMatch(/^category: \$\{\d+\|signature,premium,/m);
  expect(body).toMatch(/^ {2}- minutes: \$\{\d+:/m);
});

describe.each(Object.entries(bodies()))('the snippet "%s"', (_name, body) => {
  test('writes each field once', () => {
    const names = body.flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []);
    expect(names).toEqual([...new Set(names)]);
  });
});

test('a snippet has as many lines as a list needs, each with what can be chosen', () => {
  const rows = (name: string, field: RegExp): number => {
    const body = bodies()[name] ?? [];
    const start = body.findIndex((line) => field.test(line)) + 1;
    return body.slice(start).findIndex((line) => !/^\s+- /.test(line));
  };
  expect(rows('page: a new file', /^keywords:/)).toBe(3);
  expect(rows('gallery: a new file', /^ +focal:/)).toBe(2);
  expect(bodies()['home: a new file']?.filter((line) => /^ {2}- id:/.test(line))).toHaveLength(6);
  expect(bodies()['program: a new file']?.join('\n')).toMatch(/^ {2}- \$\{\d+\|suite,hotel\|\}$/m);
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
