/** The site's real content, for tests that read it page by page. */
import path from 'node:path';

import {orderOf} from '../../../src/content/read/order';
import {readSite} from '../../../src/content/read';
import type {SourceDocument} from '../../../src/content/source';
import sidebars from '../../../sidebars';

export const SITE_DIR = path.join(import.meta.dirname, '../../..');

export const source = await readSite({
  siteDir: SITE_DIR,
  defaultLocale: 'en',
  locales: ['en', 'es'],
  order: orderOf(sidebars),
});

/** Documents below a folder of the content tree, in every language. */
export function documentsIn(folder: string): readonly SourceDocument[] {
  return source.documents.filter(({id}) => id.startsWith(`${folder}/`));
}

/** The words of running text: paragraphs without imports, headings, lists, quotes and components. */
export function runningWords(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .filter((block) => !/^\s*(import |#|[-*] |\d+\. |>|<|\{)/.test(block))
    .join('\n')
    .replace(/[*_`[\]]|\(\/[^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** All runs of so many words in a text, in lower case without punctuation. */
export function runsOf(words: readonly string[], length: number): Set<string> {
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return new Set(
    plain
      .slice(0, Math.max(0, plain.length - length + 1))
      .map((_, index) => plain.slice(index, index + length).join(' ')),
  );
}
