/** Pictures are put on the background colour of pages, which is a token of the styles. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('transparent pictures have the colour --ink-0 behind them', () => {
  const [, ink = ''] = /--ink-0: (#[0-9a-f]{6});/.exec(read('src/css/tokens.css')) ?? [];
  expect(read('src/plugins/pictures/decode.ts')).toContain(`GROUND = '${ink}'`);
});
