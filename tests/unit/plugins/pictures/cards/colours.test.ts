/** Cards, manifest, pictures and the browser’s own bar are drawn in the colours of the tokens: who changes one is told where the others stand. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {GOLD_HI, INK, IVORY} from '../../../../../src/plugins/pictures/cards/cardArt';

const ROOT = path.join(import.meta.dirname, '../../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const tokens = read('src/css/tokens.css');
const token = (name: string): string | undefined =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

test.each([
  ['ink-0', INK],
  ['ivory', IVORY],
  ['gold-hi', GOLD_HI],
])('--%s is the colour in cardArt.ts', (name, colour) => expect(token(name)).toBe(colour));

test.each([
  ['static/site.webmanifest', (ink: string) => `"theme_color": "${ink}"`],
  ['src/plugins/pictures/encode.ts', (ink: string) => `GROUND = '${ink}'`],
  ['src/theme/SiteMetadata/index.tsx', (ink: string) => `name="theme-color" content="${ink}"`],
])('--ink-0 is the colour in %s', (file, written) =>
  expect(read(file)).toContain(written(token('ink-0') ?? '')),
);
