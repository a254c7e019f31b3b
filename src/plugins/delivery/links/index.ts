/**
 * Text with links to other pages. Docusaurus puts the addresses of today into what it makes of a page, and the
 * bundler keeps that between builds: without being told, it would link a page that has moved where it was.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import type {PageMade} from '../../pagesMade';

/** The file with every page's address, which all pages depend on. */
const fileIn = (dataDir: string): string => path.join(dataDir, 'addresses.json');

/** Notes the addresses of the language being built. It is touched only where one has changed. */
export function noteAddresses(pages: readonly PageMade[], dataDir: string): void {
  const addresses = pages.map(({id, permalink}) => [id, permalink]).toSorted();
  const [file, text] = [fileIn(dataDir), JSON.stringify(addresses)];
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dataDir, {recursive: true});
  writeFileSync(file, text);
}

/** The bundler's rule that makes pages anew when an address has changed. */
export function linksRule({siteDir, localizationDir}: LoadContext, dataDir: string) {
  return {
    test: /\.mdx?$/,
    include: [path.join(siteDir, 'docs'), localizationDir],
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'loader.js'), options: {addresses: fileIn(dataDir)}}],
  };
}
