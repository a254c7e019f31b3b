/** Fields of a file checked: the original’s facts and words, a translation’s words alone. */
import {describe, expect, test} from 'vitest';

import {validateDocument} from '../../../src/content/join';
import type {SourceDocument} from '../../../src/content/source';
import {validSite} from './fixtureSite';

describe('checked', () => {
  const documentOf = (locale: string, id: string): SourceDocument => {
    const found = validSite().documents.find((one) => one.locale === locale && one.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  /** What is said of a page with some fields changed; those that are undefined are left out. */
  const told = (locale: string, id: string, changes: Record<string, unknown>): string[] => {
    const document = documentOf(locale, id);
    const fields = Object.entries({...document.frontMatter, ...changes});
    const frontMatter = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    return validateDocument({...document, frontMatter}, locale !== 'en').problems.map(
      ({field, found, remedy}) => `${field} | ${found} | ${remedy}`,
    );
  };

  test('a page that is right', () => {
    const {valid, problems} = validateDocument(documentOf('en', 'home'), false);
    expect(problems).toEqual([]);
    expect(valid).toMatchObject({
      id: 'home',
      kind: 'home',
      locale: 'en',
      facts: {kind: 'page', photo: 1, programs: ['prana']},
      words: {slug: '/', title: 'The house'},
    });
    expect(valid).not.toHaveProperty('frontMatter');
    expect(valid?.facts).not.toHaveProperty('title');
  });

  test('a translation has words alone', () => {
    const {valid, problems} = validateDocument(documentOf('es', 'home'), true);
    expect(problems).toEqual([]);
    expect(valid).toMatchObject({facts: {}, words: {slug: '/', title: 'La casa'}});
  });

  test('of a page with a mistake nothing is taken', () => {
    const document = documentOf('en', 'gallery');
    for (const changes of [{photo: 'a'}, {title: 4}]) {
      const frontMatter = {...document.frontMatter, ...changes};
      expect(validateDocument({...document, frontMatter}, false).valid).toBeUndefined();
    }
  });

  const DELETE = 'Delete this line.';
  test.each<[string, Record<string, unknown>, string]>([
    [
      'a fact',
      {kind: 'page'},
      `kind | a fact in a translation | Facts belong in docs/gallery.mdx. ${DELETE}`,
    ],
    [
      'a fact of an entry',
      {
        photos: [
          {id: 1, title: 'A', description: 'B', alt: 'An old key of brass', file: 'key.jpg'},
        ],
      },
      `photos[0].file | a fact in a translation | Facts belong in docs/gallery.mdx. ${DELETE}`,
    ],
    ['what is no fact', {colour: 'red'}, `colour | a field that is not known here | ${DELETE}`],
    [
      'what is no fact of an entry',
      {photos: [{id: 1, title: 'A', description: 'B', alt: 'An old key of brass', colour: 'red'}]},
      `photos[0].colour | a field that is not known here | ${DELETE}`,
    ],
    [
      'a list of both that is missing',
      {photos: undefined},
      'photos | nothing | This field is missing. Add it with its value.',
    ],
    [
      'a word that is wrong',
      {title: 4},
      'title | 4 | Write a text; one that looks like a number or a date goes in quotation marks.',
    ],
  ])('in a translation: %s', (_, changes, expected) =>
    expect(told('es', 'gallery', changes)).toContain(expected),
  );

  test('a fact with entries goes with them', () =>
    expect(told('es', 'programs/prana', {sessions: [{minutes: 30}]})).toEqual([
      'sessions | a fact in a translation | Facts belong in docs/programs/prana.mdx. Delete this line and the lines indented below it.',
    ]));

  test('a fact of an entry goes with the lines below it', () =>
    expect(
      told('es', 'home', {rooms: [{id: 'a', name: 'A', line: 'B', photo: ['a', 'b']}]}),
    ).toEqual([
      'rooms[0].photo | a fact in a translation | Facts belong in docs/home.mdx. Delete this line and the lines indented below it.',
    ]));

  test('a fact of one name and a word of an entry', () =>
    expect(
      told('es', 'home', {rooms: [{id: 'a', name: 'A', line: 'B', photo: 1, file: 'a'}]}),
    ).toEqual([
      'rooms[0].photo | a fact in a translation | Facts belong in docs/home.mdx. Delete this line.',
      'rooms[0].file | a field that is not known here | Delete this line.',
    ]));

  test('names of fields: those of both in the original, of words alone in a translation', () => {
    const near = (name: string): string =>
      ` | a field that is not known here | Did you mean ${name}? Otherwise delete the line.`;
    expect(told('en', 'gallery', {closingFoto: 1})).toEqual([`closingFoto${near('closingPhoto')}`]);
    expect(told('en', 'gallery', {labels: 'A', label: undefined})).toEqual([
      `labels${near('label')}`,
    ]);
    expect(told('es', 'gallery', {labels: 'A', label: undefined})).toEqual([
      `labels${near('label')}`,
    ]);
    expect(told('es', 'gallery', {closingFoto: 1})).toEqual([
      `closingFoto | a field that is not known here | ${DELETE}`,
    ]);
  });

  test('a fact of another name is known by what it holds, in the original alone', () => {
    const hero = {file: 'key.jpg', focal: [1, 2]};
    expect(told('en', 'programs/prana', {background: hero})[0]).toMatch(/Did you mean hero\?/);
    expect(told('es', 'programs/prana', {background: hero})[0]).not.toMatch(/Did you mean/);
  });

  test.each([
    ['en', 'closingPhoto', true],
    ['en', 'photos', false],
    ['en', 'formerly', true],
    ['es', 'formerly', true],
    ['es', 'title', false],
  ])('in %s an empty %s may go: %s', (locale, field, mayGo) =>
    expect(told(locale, 'gallery', {[field]: null})[0]?.includes('or delete the line')).toBe(mayGo),
  );

  test('what a list should be is known by its entries', () => {
    expect(told('en', 'masseuses/alba', {languages: 'Spanish, English'})).toEqual([
      'languages | "Spanish, English" | Write languages: [es, en]',
    ]);
    expect(told('es', 'home', {formerly: '/a, /b'})).toEqual([
      'formerly | "/a, /b" | Write formerly: ["/a", "/b"]',
    ]);
  });
});
