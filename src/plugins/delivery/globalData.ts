/**
 * The global data that the browser is sent: without that of the docs plugin, which lists every page
 * and is asked for by nobody in this site's own frame.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const DOCS = 'docusaurus-plugin-content-docs';

/** Writes the reduced copy. Docusaurus has written its own by the time the bundler is configured. */
export function writeGlobalData(generatedFilesDir: string, dataDir: string): void {
  const text = readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
  const {[DOCS]: _docs, ...rest} = JSON.parse(text) as Record<string, unknown>;
  mkdirSync(dataDir, {recursive: true});
  writeFileSync(path.join(dataDir, 'globalData.json'), JSON.stringify(rest));
}
