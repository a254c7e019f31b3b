/* npm run schemas: writes the JSON schemas with which editors check YAML files. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {load, readCommandLine} from './content.mjs';
import {ROOT} from './install.mjs';

readCommandLine({}, 'Use: npm run schemas');
const {analyticsSchema} = await load('src/content/schemas/analytics.ts');
const {businessSchema} = await load('src/content/schemas/business.ts');
const {forbiddenWordsSchema} = await load('src/content/schemas/forbiddenWords.ts');

const schemas = {
  analytics: analyticsSchema,
  business: businessSchema,
  'forbidden-words': forbiddenWordsSchema,
};
for (const [name, schema] of Object.entries(schemas)) {
  const file = `.vscode/${name}.schema.json`;
  const json = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'});
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(json, null, 2)}\n`);
  console.log(`written: ${file}`);
}
