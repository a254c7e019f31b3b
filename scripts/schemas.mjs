/* npm run schemas: writes the JSON schemas with which editors check YAML files. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {load, readCommandLine} from './content.mjs';
import {ROOT} from './install.mjs';

readCommandLine({}, 'Use: npm run schemas');

const SCHEMAS = {analytics: 'analytics', business: 'business', 'forbidden-words': 'forbiddenWords'};
for (const [name, module] of Object.entries(SCHEMAS)) {
  const {[`${module}Schema`]: schema} = await load(`src/content/schemas/${module}.ts`);
  const file = `.vscode/${name}.schema.json`;
  const json = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'});
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(json, null, 2)}\n`);
  console.log(`written: ${file}`);
}
