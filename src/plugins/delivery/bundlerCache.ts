/**
 * Between builds the bundler keeps the modules it has made. It cannot know that a row of the table of
 * replacements was changed, or how words are put into components; this tells it.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Up to how many pages of a language the bundler keeps its modules between builds. */
const MOST_PAGES = 300;

/**
 * Whether it does. They are held in memory while it works: with 600 programs half a gigabyte more, to save
 * a tenth of the time. `docs` is the folder of the pages.
 */
export function keepsModules(docs: string): boolean {
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'});
  return files.filter((file) => file.endsWith('.mdx')).length <= MOST_PAGES;
}

/** The cache that the bundler keeps between builds, where it keeps one. */
type Cached = {readonly experiments?: {readonly cache?: object}};

/** Settings that make the bundler forget what it made with an earlier state of this folder. */
export function forgetWhenChanged(config: object): object {
  const cache = (config as Cached).experiments?.cache;
  if (!cache) return {};
  const files = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]s$/.test(file))
    .map((file) => path.join(__dirname, file));
  return {experiments: {cache: {buildDependencies: files}}};
}
