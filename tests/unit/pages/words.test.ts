import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {expect, test} from 'vitest';

import {SITE_DIR, source} from './content';

type Messages = Record<string, {readonly message: string}>;

const SPANISH = JSON.parse(
  readFileSync(path.join(SITE_DIR, 'i18n/es/code.json'), 'utf8'),
) as Messages;

const FILES = readdirSync(path.join(SITE_DIR, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => path.join(SITE_DIR, 'src', file));

// Docusaurus' own extractor, so that the test sees what the site will.
const extracted = await extractAllSourceCodeFileTranslations(
  FILES,
  getBabelOptions({isServer: true}),
);

/** English messages of all translate() calls and <Translate> elements, by id. */
const english = new Map(
  extracted.flatMap(({translations}) =>
    Object.entries(translations).map(([id, {message}]) => [id, message] as const),
  ),
);

/** Words that are the same in both languages, on purpose. */
const SAME = new Set(['WhatsApp', 'Nuru', 'Lingam', 'Marketing', 'Casting']);

test('finds the words of components, all with literal ids', () => {
  expect(english.size).toBeGreaterThan(100);
  expect(extracted.flatMap(({warnings}) => warnings)).toEqual([]);
});

test('npm run check finds the same words as Docusaurus', () => {
  const found = new Map(
    (source.componentWords ?? [])
      .filter(({file}) => /^src\/(components|theme)\//.test(file))
      .map(({id, message}) => [id, message]),
  );
  expect([...found].sort()).toEqual([...english].sort());
});

test('an id has one English, wherever it stands', () => {
  const texts = new Map<string, string>();
  const different = (source.componentWords ?? []).filter(({id, message}) => {
    const first = texts.get(id) ?? message;
    texts.set(id, first);
    return message !== first;
  });
  expect(different).toEqual([]);
});

test('every word of a component has its Spanish', () =>
  expect([...english.keys()].filter((id) => !SPANISH[id])).toEqual([]));

test('no Spanish word is left over', () => {
  const code = FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(
    Object.keys(SPANISH).filter((id) => !english.has(id) && !code.includes(`'${id}'`)),
  ).toEqual([]);
});

test('no Spanish word is still English', () =>
  expect(
    [...english].filter(
      ([id, message]) =>
        /\p{L}{4}/u.test(message) && SPANISH[id]?.message === message && !SAME.has(message),
    ),
  ).toEqual([]));

test('placeholders in curly brackets are the same in both languages', () => {
  const values = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const different = [...english].filter(
    ([id, message]) => String(values(SPANISH[id]?.message ?? '')) !== String(values(message)),
  );
  expect(different.map(([id]) => id)).toEqual([]);
});
