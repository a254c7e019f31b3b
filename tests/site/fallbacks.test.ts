/**
 * What some browsers of the list in package.json lack has a fallback in the built styles: Firefox
 * before 121 knows no `:has()`, and drops every rule that names it, whatever else the rule names.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {BUILD} from './html';

const FOLDERS = ['assets/css', 'es/assets/css'];

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(BUILD, folder))
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file: `${folder}/${file}`,
      css: readFileSync(path.join(BUILD, folder, file), 'utf8'),
    })),
);

const FALLBACK = '@supports not selector(:has(a)){';

/** The text of all fallbacks of a style sheet: what stands between the braces of each. */
function fallbacksIn(css: string): string {
  return css
    .split(FALLBACK)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((sign) => {
        if (sign === '{') depth += 1;
        if (sign === '}') depth -= 1;
        return depth === 0;
      });
      return rest.slice(0, end);
    })
    .join('\n');
}

/** Selectors with `:has()`, whole lists of them, without the conditions that ask for it. */
function selectorsWithHas(css: string): string[] {
  return [...css.replaceAll(FALLBACK, '{').matchAll(/[^{}]*:has\([^{]*(?=\{)/g)].map(([found]) =>
    found.trim(),
  );
}

/** Classes and elements that a selector names. */
const namesIn = (selector: string): string[] =>
  selector.replace(/::?[\w-]+/g, ' ').match(/\.[\w-]+|\b(?!html\b)[a-z]+\b/g) ?? [];

test('every :has() of the built styles has a fallback for the same element', () => {
  const found = sheets.flatMap(({file, css}) =>
    selectorsWithHas(css).map((selector) => ({file, selector, fallback: fallbacksIn(css)})),
  );
  expect(found.length).toBeGreaterThan(10);
  const bare = found.filter(
    ({selector, fallback}) => !namesIn(selector).some((name) => fallback.includes(name)),
  );
  expect(bare.map(({file, selector}) => `${file}: ${selector}`)).toEqual([]);
});

test('no other selector shares a rule with one that names :has()', () => {
  const shared = sheets.flatMap(({file, css}) =>
    selectorsWithHas(css)
      .filter((list) => list.split(',').some((selector) => !selector.includes(':has(')))
      .map((list) => `${file}: ${list}`),
  );
  expect(shared).toEqual([]);
});
