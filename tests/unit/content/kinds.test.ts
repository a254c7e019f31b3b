/** Kinds of files: which one a page is, and what its schemas have at a path. */
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {
  KINDS,
  SINGLE_PAGES,
  entryAt,
  entryFields,
  fieldsAt,
  folderKind,
  kindOf,
  rulesOf,
  takesAt,
} from '../../../src/content/kinds';

describe('the kind of a page', () => {
  test.each([
    ['home', 'home'],
    ['gallery', 'gallery'],
    ['contact', 'contact'],
    ['faq', 'page'],
    ['page', 'page'],
    ['program', 'page'],
    ['programs', 'page'],
    ['masseuses', 'masseuses'],
    ['programs/prana', 'program'],
    ['masseuses/alba', 'masseuse'],
    ['legal/privacy', 'legal'],
    ['programs/deep/home', 'program'],
    ['blog/home', 'page'],
    ['blog/programs/a', 'page'],
  ])('%s is a %s', (id, kind) => expect(kindOf(id)).toBe(kind));

  test.each(SINGLE_PAGES)('%s is one of its own', (id) => expect(kindOf(id)).toBe(id));

  test.each([
    ['program', 'program'],
    ['legal', 'legal'],
    ['masseuse', 'masseuse'],
    ['masseuses', 'page'],
    ['home', 'page'],
    ['page', 'page'],
  ] as const)('what %s is to the rest of the site', (kind, folder) =>
    expect(folderKind(kind)).toBe(folder),
  );
});

test('what each kind asks of its text', () => {
  expect(rulesOf('home').body.hero).toBe('HomeHero');
  expect(rulesOf('contact').body).toEqual({
    hero: 'PageHero',
    needs: ['ContactMethods', 'BusinessHours', 'CallToAction'],
  });
  expect(rulesOf('page').body).toEqual({hero: 'PageHero', needs: []});
  expect(rulesOf('masseuse').body).toEqual({needs: [], plain: true});
  expect(rulesOf('contact').facts).toBe(KINDS.page.facts);
});

describe('what a schema has at a path', () => {
  const entry = z.strictObject({id: z.string(), line: z.string().optional()});
  const schema = z.object({
    title: z.string(),
    hours: z.object({from: z.string(), to: z.string()}).optional(),
    days: z.array(z.enum(['mon', 'tue'])).optional(),
    rooms: z.array(entry).default([]),
    inner: z.object({rooms: z.array(entry).optional().default([])}).optional(),
  });

  test.each<[string, (string | number)[], string[]]>([
    ['itself', [], ['title', 'hours', 'days', 'rooms', 'inner']],
    ['named values', ['hours'], ['from', 'to']],
    ['an entry', ['rooms', 3], ['id', 'line']],
    ['an entry further in', ['inner', 'rooms', 0], ['id', 'line']],
    ['a text', ['title'], []],
    ['a list', ['rooms'], []],
    ['an entry without fields', ['days', 0], []],
    ['nothing', ['other'], []],
    ['below nothing', ['other', 0, 'a'], []],
    ['below a text', ['title', 'a'], []],
  ])('fields of %s', (_, path, names) => expect(fieldsAt(schema, path)).toEqual(names));

  test.each<[string, (string | number)[], unknown, unknown]>([
    ['of words', ['days'], 'mon', 'noon'],
    ['of entries', ['rooms'], {id: 'a'}, 'a'],
    ['further in', ['inner', 'rooms'], {id: 'a', line: 'b'}, {id: 4}],
  ])('an entry of a list %s', (_, path, right, wrong) => {
    expect(entryAt(schema, path)?.safeParse(right).success).toBe(true);
    expect(entryAt(schema, path)?.safeParse(wrong).success).toBe(false);
  });
  test.each([[['title']], [['hours']], [['other']], [[]]])('no list at %j', (path) =>
    expect(entryAt(schema, path)).toBeUndefined(),
  );

  test('fields of one entry of a list', () => {
    expect(entryFields(schema, 'rooms')).toEqual(['id', 'line']);
    expect(entryFields(schema, 'days')).toBeUndefined();
    expect(entryFields(schema, 'title')).toBeUndefined();
    expect(entryFields(schema, 'other')).toBeUndefined();
  });

  test.each<[string, (string | number)[], string, unknown, boolean]>([
    ['a text', [], 'title', 'A', true],
    ['another value', [], 'title', 4, false],
    ['one that may be left out', ['rooms', 0], 'line', undefined, true],
    ['one that is needed', ['rooms', 0], 'id', undefined, false],
    ['one that is not known', [], 'other', 'A', false],
    ['a place that is not known', ['other'], 'title', 'A', false],
  ])('whether a field takes %s', (_, path, name, value, takes) =>
    expect(takesAt(schema, path, name, value)).toBe(takes),
  );
});
