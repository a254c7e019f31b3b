/**
 * Between builds the bundler keeps the modules it has made. It cannot know that a row of the table of
 * replacements was changed, or how words are put into components; this tells it.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The cache that the bundler keeps between builds, where it keeps one. */
type Cached = {readonly experiments?: {readonly cache?: unknown}};

/** Settings that make the bundler forget what it made with an earlier state of this folder. */
export function forgetWhenChanged(config: object): object {
  if (!(config as Cached).experiments?.cache) return {};
  const files = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]s$/.test(file))
    .map((file) => path.join(__dirname, file));
  return {experiments: {cache: {buildDependencies: files}}};
}
