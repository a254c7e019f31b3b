/** The background colour is a token, and a literal in files that cannot use CSS variables. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const tokens = read('src/css/tokens.css');
const token = (name: string): string | undefined =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

test.each([
  ['static/site.webmanifest', (ink: string) => `"theme_color": "${ink}"`],
  ['src/plugins/pictures/make.ts', (ink: string) => `GROUND = '${ink}'`],
  ['src/theme/SiteMetadata/index.tsx', (ink: string) => `name="theme-color" content="${ink}"`],
])('--ink-0 is the colour in %s', (file, written) =>
  expect(read(file)).toContain(written(token('ink-0') ?? '')),
);
