/**
 * In a build, components carry their words themselves, as plain text. Docusaurus sends a translation's
 * words of all components with every page, and with each component the English ones, their ids and what
 * is written for translators; here a page brings the words it shows. Words whose place cannot be read plainly stay with Docusaurus.
 * The theme's own words are not sent: no component of the theme is shown, and a test of the built
 * scripts makes sure that none is asked for.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {type Translations, withWords, wordsLeft} from './splice';

/** Sources below a folder that may ask for words, with their paths; none where there is no folder. */
function sourcesIn(folder: string, names: RegExp): {file: string; source: string}[] {
  // The language of the original needs no folder of translations.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => names.test(name) && !name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name))
    .map((file) => ({file, source: readFileSync(file, 'utf8')}));
}

/** What `@generated/codeTranslations` still has to hold in the browser. */
export function wordsLeftInSite({
  siteDir,
  localizationDir,
  codeTranslations,
}: LoadContext): Translations {
  const sources = [
    ...sourcesIn(path.join(siteDir, 'src'), /\.[jt]sx?$/),
    ...sourcesIn(path.join(siteDir, 'docs'), /\.mdx?$/),
    ...sourcesIn(localizationDir, /\.mdx?$/),
  ];
  return wordsLeft(sources, codeTranslations);
}

/** The bundler's rule that puts the words of the language being built into components. */
export function wordsRule({siteDir, localizationDir, codeTranslations}: LoadContext) {
  return {
    test: /\.[jt]sx?$/,
    include: path.join(siteDir, 'src'),
    enforce: 'pre' as const,
    use: [
      {
        loader: path.join(__dirname, 'loader.js'),
        options: {
          withWords,
          translations: codeTranslations,
          translationsFile: path.join(localizationDir, 'code.json'),
        },
      },
    ],
  };
}
