/** `npm run dev` serves the languages of its start: it waits for them, and tells when they are others. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createLanguageNotice, untilReadable} from '../../../scripts/dev/languages.mjs';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const said = (): unknown[] => vi.mocked(console.error).mock.calls.map(([text]) => text);

test('a configuration that cannot be read is told once, and waited for', async () => {
  const mistake = {file: 'sidebars.ts', field: '', found: 'a broken line', remedy: 'Mend it.'};
  const broken = {problems: [mistake]};
  const other = {problems: [{...mistake, found: 'another one'}]};
  const read = vi.fn().mockResolvedValue({location: 'here', problems: []});
  for (const found of [broken, broken, other]) read.mockResolvedValueOnce(found);
  const tell = vi.fn();
  expect(await untilReadable(read, tell, 1)).toBe('here');
  expect(tell.mock.calls).toEqual([[broken.problems], [other.problems]]);
});

test('other languages than those of the start are told, once', () => {
  const notice = createLanguageNotice(['en', 'es']);
  notice(['en', 'es']);
  notice(undefined);
  expect(said()).toEqual([]);
  notice(['en', 'es', 'fr']);
  notice(['en', 'es', 'fr']);
  notice(undefined);
  expect(said()).toEqual([
    'The languages have changed: end this (Ctrl+C), and start npm run dev again.',
  ]);
});

test('languages that came and went are told again when they come again', () => {
  const notice = createLanguageNotice(['en']);
  notice(['en', 'fr']);
  notice(['en']);
  notice(['en', 'fr']);
  expect(said()).toHaveLength(2);
});
