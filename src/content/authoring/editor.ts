/**
 * What helps in the editor, made from the schemas: JSON schemas for the YAML files, which editors check
 * while one types, and snippets for frontmatter, which no schema reaches. `npm run schemas` writes them.
 */
import * as z from 'zod';

import {KINDS} from '../kinds';
import {businessSchema} from '../schemas/business';
import {goneSchema} from '../schemas/gone';
import {wordingSchema} from '../schemas/wording';
import {type JsonSchema, joined, snippet} from './snippets';

const FOLDER = '.vscode';

const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}) as JsonSchema;

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Kinds with fields of their own: what the others have is a page's. */
const WITH_OWN_FIELDS = Object.entries(KINDS).filter(
  ([kind, {facts}]) => kind === 'page' || facts !== KINDS.page.facts,
);

/** Texts of the files, by their path from the project's root. */
export function editorFiles(): Readonly<Record<string, string>> {
  const snippets = WITH_OWN_FIELDS.flatMap(([kind, schemas]) => {
    const [facts, words] = [jsonSchema(schemas.facts), jsonSchema(schemas.words)];
    const whole = joined(facts, words);
    return [
      [`${kind}: a new file`, snippet(`velada-${kind}`, `Frontmatter of a ${kind}`, whole)],
      [
        `${kind}: its translation`,
        snippet(`velada-${kind}-words`, `Words of a ${kind} in another language`, words),
      ],
    ];
  });
  return {
    [`${FOLDER}/business.schema.json`]: asText(jsonSchema(businessSchema)),
    [`${FOLDER}/gone.schema.json`]: asText(jsonSchema(goneSchema)),
    [`${FOLDER}/wording.schema.json`]: asText(jsonSchema(wordingSchema)),
    [`${FOLDER}/velada.code-snippets`]: asText(Object.fromEntries(snippets)),
  };
}
