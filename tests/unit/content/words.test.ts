import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {SITE_DIR} from './content';

type Messages = Record<string, {readonly message: string}>;

const SPANISH = JSON.parse(
  readFileSync(path.join(SITE_DIR, 'i18n/es/code.json'), 'utf8'),
) as Messages;

/** Ids and English messages of all translate() calls and <Translate> elements in src. */
function messagesInCode(): Map<string, string> {
  const files = readdirSync(path.join(SITE_DIR, 'src'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file),
  );
  const found = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(path.join(SITE_DIR, 'src', file), 'utf8');
    for (const call of text.matchAll(
      /\bid:\s*'([\w.-]+)',\s*message:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g,
    )) {
      found.set(call[1] ?? '', call[2] ?? call[3] ?? call[4] ?? '');
    }
    for (const element of text.matchAll(/<Translate\s+id="([\w.-]+)"[^>]*>\s*([^<{]*)/g)) {
      found.set(element[1] ?? '', (element[2] ?? '').replace(/\s+/g, ' ').trim());
    }
  }
  return found;
}

const english = messagesInCode();

/** Words that are the same in both languages, on purpose. */
const SAME = new Set(['Gala', 'WhatsApp', 'Casting', 'No', 'Color', 'Premium', 'Moon']);

test('finds the words of components', () => expect(english.size).toBeGreaterThan(60));

test('every word of a component has its Spanish', () =>
  expect([...english.keys()].filter((id) => !SPANISH[id])).toEqual([]));

test('no Spanish word is left over', () =>
  expect(Object.keys(SPANISH).filter((id) => !english.has(id) && !id.startsWith('theme.'))).toEqual(
    [],
  ));

test('no Spanish word is still English', () =>
  expect(
    [...english].filter(
      ([id, message]) =>
        message.length > 3 && SPANISH[id]?.message === message && !SAME.has(message),
    ),
  ).toEqual([]));

test('placeholders in curly brackets are the same in both languages', () => {
  const values = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const different = [...english].filter(
    ([id, message]) =>
      message && String(values(SPANISH[id]?.message ?? '')) !== String(values(message)),
  );
  expect(different.map(([id]) => id)).toEqual([]);
});
