/* npm run schemas: writes the JSON schemas and snippets that help in the editor, from the schemas of the content. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {createJiti} from 'jiti';

import {ROOT} from './install.mjs';

const {editorFiles} = await createJiti(import.meta.url).import(
  '../src/content/authoring/editor.ts',
);
for (const [file, text] of Object.entries(editorFiles())) {
  writeFileSync(path.join(ROOT, file), text);
  console.log(`written: ${file}`);
}
