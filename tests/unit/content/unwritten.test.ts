/** How much is still to be written: each text by its line, a whole new language by its files. */
import {expect, test} from 'vitest';

import {codeFault} from '../../../src/content/read/codeFault';
import {TO_TRANSLATE, isMarked, withoutMarksIn} from '../../../src/content/marks';
import {misplacedFiles} from '../../../src/content/read/misplaced';
import {formatUnwritten} from '../../../src/content/problems';
import {sourceWith, textOf} from './mistakes/memory';

const text = (file: string, line: number) => ({
  file,
  line,
  field: '',
  found: '"…"',
  remedy: 'Write.',
});

test('few texts are listed one by one', () => {
  expect(formatUnwritten([text('a.mdx', 3), text('a.mdx', 5)])).toContain(
    'line 5: found "…". Write.',
  );
});

test('many are counted by file', () => {
  const many = Array.from({length: 300}, (_, line) =>
    text(line < 280 ? 'a.mdx' : 'b.mdx', line + 1),
  );
  const told = formatUnwritten(many);
  expect(told).toContain('300 texts still to be written');
  expect(told).toContain('  a.mdx: 280, from line 1 on\n  b.mdx: 20, from line 281 on\n');
  expect(told.split('\n').length).toBeLessThan(10);
});

test('words of an entry are shown without the code around them', async () => {
  const source = await sourceWith([]);
  const code = textOf('i18n/es/code.json').replace('"message": "', `"message": "${TO_TRANSLATE} `);
  const {marks} = withoutMarksIn({...source, codeWords: {es: code}});
  expect(marks).toHaveLength(1);
  expect(marks[0]?.found).toMatch(/^"\[to translate\] [^\\]*$/);
});

test.each(['[To translate] ', '[to Write]', '[to translate ', 'to translate] ', '[ to write ] '])(
  'a mark is one however it is typed: “%s”',
  (mark) => {
    expect(isMarked(`${mark}Escribe a recepción.`)).toBe(true);
  },
);
test.each(['to write or to translate', 'We have to write [to you]', '[to translated words]'])(
  'words that are no mark: “%s”',
  (words) => expect(isMarked(words)).toBe(false),
);

test('what translators found still right has its place, and must be readable', async () => {
  const disk = (content: string) => ({
    list: () => Promise.resolve({files: ['es/seen.json'], problems: []}),
    read: () => Promise.resolve(new TextEncoder().encode(content)),
  });
  const told = (content: string) =>
    misplacedFiles(disk(content) as never, ['en', 'es'], 'en').then((found) =>
      found.map(({found}) => found),
    );
  expect(await told('{}\n')).toEqual([]);
  expect(await told('{')).toEqual(['the end of the file, in the middle of an entry']);
});

test('a setting of the command that is refused is told by its name and value', () => {
  process.env.SITE_URL = 'velada';
  const fault = codeFault('docusaurus.config.ts', new Error('Write SITE_URL with https.'), '');
  delete process.env.SITE_URL;
  expect(fault).toEqual({
    found: 'the setting SITE_URL=velada of this command',
    remedy: 'Write SITE_URL with https.',
  });
});
