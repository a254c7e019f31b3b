/* npm run new -- program|masseuse|page|notice|language <name>: files of all languages, with marked words to write. */
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {load, readCommandLine, readContent, stop} from './content.mjs';
import {ROOT} from './install.mjs';

const USE =
  'Use: npm run new -- program|masseuse|page|notice|language <name>, such as: program moon-bath';

const [kind, name, ...more] = readCommandLine({allowPositionals: true}, USE).positionals;
if (
  !['program', 'masseuse', 'page', 'notice', 'language'].includes(kind) ||
  !name ||
  more.length > 0
)
  stop(USE);
const {source, words} = await readContent();
const {planLanguage, planPage} = await load('scripts/content/new.ts');
try {
  const isLanguage = kind === 'language';
  const {files, copies, left} = isLanguage
    ? planLanguage(source, name, words)
    : planPage(source, kind, name);
  const made = [...Object.keys(files), ...Object.keys(copies)];
  for (const file of made) mkdirSync(path.dirname(path.join(ROOT, file)), {recursive: true});
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(ROOT, file), text);
  for (const [to, from] of Object.entries(copies)) {
    copyFileSync(path.join(ROOT, from), path.join(ROOT, to));
  }
  const listed = isLanguage ? [`i18n/${name} with ${made.length} files`] : made;
  const rest = ['write the words behind the marks, and delete the marks: npm run check lists them'];
  const list = (rows) => rows.map((row) => `  ${row}`).join('\n');
  console.log(`Written:\n${list(listed)}\n\nWhat is left:\n${list([...rest, ...left])}`);
} catch (error) {
  stop(error.message);
}
