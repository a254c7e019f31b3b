/** The components that have links or buttons are those of which the check of the content knows it. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {COMPONENTS, LINKED_FACTS} from '../../../src/content/components';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, 'src/components');
const FILES = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join(FOLDER, file));

const IMPORTED = /from '(?:(@site\/)|(?=\.))([^']+)'/g;

/** The components that a file imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)]
    .map(([, site, name = '']) => `${path.resolve(site ? ROOT : path.dirname(file), name)}.tsx`)
    .filter((name) => name.startsWith(FOLDER) && existsSync(name));

/** Whether a component, or one that it is made of, is a link or a button. */
const hasLinks = (file: string): boolean =>
  /<(?:a|button)\b|@docusaurus\/Link/.test(readFileSync(file, 'utf8')) ||
  importsOf(file).some(hasLinks);

test('the check knows which components have links', () => {
  const withLinks = FILES.filter(hasLinks).map((file) => path.basename(file, '.tsx'));
  const known = Object.keys(COMPONENTS).filter((name) => COMPONENTS[name]?.links);
  const named = Object.keys(COMPONENTS).filter((name) => withLinks.includes(name));
  expect([...known, 'BusinessFact'].toSorted()).toEqual(named.toSorted());
});

test('the check knows which facts are links', () => {
  const source = readFileSync(path.join(FOLDER, 'mdx/BusinessFact.tsx'), 'utf8');
  const linked = source.matchAll(/^ {4}(\w+): (?:\(\n +<a\b|<\w+Link\b)/gm);
  expect([...linked].map(([, name]) => name)).toEqual(LINKED_FACTS);
});
