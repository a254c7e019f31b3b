/** Puts the one style sheet of a language into its pages: the first paint needs no second request. */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readPages} from './files';

const FOLDER = 'assets/css';

/**
 * Inlines the sheet into every page below the folder of a language that links it. Throws when there is not
 * exactly one sheet, or when it would end the element.
 */
export function inlineStyles(outDir: string, baseUrl: string): void {
  const sheets = readdirSync(path.join(outDir, FOLDER)).filter((file) => file.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(`Expected one style sheet, found ${sheets.length}.`);
  const css = readFileSync(path.join(outDir, FOLDER, sheet), 'utf8').trim();
  if (/<\/style/i.test(css)) throw new Error('The style sheet contains "</style".');
  const address = `${baseUrl}${FOLDER}/${sheet}`;
  const link = new RegExp(`<link[^>]*href="?${address.replaceAll('.', '\\.')}"?[^>]*>`);
  const element = `<style>${css}</style>`;
  for (const {file, html} of readPages(outDir)) {
    const inlined = html.replace(link, () => element);
    if (inlined !== html) writeFileSync(path.join(outDir, file), inlined);
  }
}
