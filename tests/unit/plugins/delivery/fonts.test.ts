import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {facesOf, lateFaces} from '../../../../src/plugins/delivery/fonts';

test('the late fonts are told to the script as their style sheet has them', () => {
  const sheet = `/* A note. */
@font-face {
  font-family: 'Some Serif';
  src: url('some-italic.woff2') format('woff2');
  font-weight: 200 300;
  font-style: italic;
  font-display: swap;
}`;
  expect(facesOf(sheet)).toEqual([
    ['Some Serif', 'url(/fonts/some-italic.woff2)', {style: 'italic', weight: '200 300'}],
  ]);
  const [plain] = facesOf(sheet.replace('style: italic', 'style: normal'));
  expect(plain?.[2], 'a style that every face has anyway').toEqual({weight: '200 300'});
  expect(() => facesOf(sheet.replace('font-weight', 'weight'))).toThrow(
    'static/fonts/late.css: a face has no "font-weight"',
  );
});

test('each late font is there', () => {
  expect(lateFaces.length).toBeGreaterThan(0);
  for (const [, source] of lateFaces) {
    const name = /fonts\/(.+)\)$/.exec(source)?.[1] ?? '';
    expect(existsSync(path.join('static/fonts', name)), name).toBe(true);
  }
});
