/** Rooms stay small: how long components and style sheets may be, and where breakpoints and layers stand. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT, sources} from './importGraph';

const BREAKPOINTS = 'src/css/breakpoints.css';
const LONGEST_COMPONENT = 87;
/** Nine of ten style sheets are no longer. */
const USUAL_STYLE_SHEET = 80;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const linesOf = (file: string): number => read(file).trimEnd().split('\n').length;

const styleSheets = readdirSync(path.join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file.split(path.sep).join('/')}`);

test(`no component is longer than ${LONGEST_COMPONENT} lines`, () => {
  const long = sources.filter(
    (file) =>
      /^src\/(components|theme)\/.*\.tsx$/.test(file) &&
      // A table of drawings, not a component.
      !/\/(paths|icons)\.tsx$/.test(file) &&
      linesOf(file) > LONGEST_COMPONENT,
  );
  expect(long).toEqual([]);
});

test(`nine of ten style sheets have at most ${USUAL_STYLE_SHEET} lines`, () => {
  const long = styleSheets.filter((file) => linesOf(file) > USUAL_STYLE_SHEET);
  const allowed = Math.floor(styleSheets.length / 10);
  expect(long.length, `too many long style sheets:\n${long.join('\n')}`).toBeLessThanOrEqual(
    allowed,
  );
});

test('widths and heights of the window stand in one file', () => {
  const others = styleSheets
    .filter((file) => file !== BREAKPOINTS)
    .filter((file) => /@media[^{]*\d(rem|em|px)/.test(read(file)));
  expect(others).toEqual([]);
});

test('every breakpoint that a style sheet names is there, and each one is used', () => {
  const known = [...read(BREAKPOINTS).matchAll(/@custom-media (--[\w-]+)/g)].map(
    ([, name]) => name,
  );
  const used = styleSheets.flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*/g)].flatMap(([query]) => query.match(/--[\w-]+/g) ?? []),
  );
  expect([...new Set(used)].sort()).toEqual([...known].sort());
});

test('layers of the window are tokens; within a component a few small numbers do', () => {
  const numbers = styleSheets.filter((file) => /z-index:\s*\d{2}/.test(read(file)));
  expect(numbers).toEqual([]);
});
