/**
 * What helps in the editor, made from the schemas: JSON schemas for the YAML files, which editors check
 * while one types, and snippets for frontmatter, which no schema reaches. `npm run schemas` writes them.
 */
import * as z from 'zod';

import {KINDS} from './kinds';
import {businessSchema} from './schemas/business';
import {goneSchema} from './schemas/gone';
import {wordingSchema} from './schemas/wording';

const FOLDER = '.vscode';

/** A JSON schema, as far as snippets read it. */
type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}) as JsonSchema;

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Names of values inside a snippet's choice: commas and bars would end one. */
const choice = (values: readonly unknown[]): string =>
  values.map((value) => String(value).replace(/[,|\\]/g, '\\$&')).join(',');

/** Lines of one field; `next` counts the places at which the cursor stops. */
function field(name: string, schema: JsonSchema, next: () => number, indent = ''): string[] {
  const hint = (schema.description ?? name).replace(/[$}\\]/g, '\\$&');
  const lead = `${indent}${name}:`;
  if (schema.const !== undefined) return [`${lead} ${String(schema.const)}`];
  if (schema.enum) return [`${lead} \${${next()}|${choice(schema.enum)}|}`];
  if (schema.type === 'boolean') return [`${lead} \${${next()}|false,true|}`];
  if (schema.properties) return [lead, ...fields(schema, next, `${indent}  `)];
  if (schema.type !== 'array') return [`${lead} \${${next()}:${hint}}`];
  const {items = {}} = schema;
  if (!items.properties) return [lead, `${indent}  - \${${next()}:${hint}}`];
  const [first = '', ...others] = fields(items, next, `${indent}    `);
  return [lead, `${indent}  - ${first.trimStart()}`, ...others];
}

/** The required fields of an object. */
function fields(schema: JsonSchema, next: () => number, indent = ''): string[] {
  return (schema.required ?? []).flatMap((name) =>
    field(name, schema.properties?.[name] ?? {}, next, indent),
  );
}

function snippet(prefix: string, description: string, schemas: readonly z.ZodType[]): object {
  let place = 0;
  const next = (): number => (place += 1);
  const body = schemas.flatMap((schema) => fields(jsonSchema(schema), next));
  return {prefix, description, scope: 'mdx,markdown', body: ['---', ...body, '---', '', '$0']};
}

/** Kinds with fields of their own: what the others have is a page's. */
const WITH_OWN_FIELDS = Object.entries(KINDS).filter(
  ([kind, {facts}]) => kind === 'page' || facts !== KINDS.page.facts,
);

/** Texts of the files, by their path from the project's root. */
export function editorFiles(): Readonly<Record<string, string>> {
  const snippets = WITH_OWN_FIELDS.flatMap(([kind, {facts, words}]) => [
    [`${kind}: a new file`, snippet(`velada-${kind}`, `Frontmatter of a ${kind}`, [facts, words])],
    [
      `${kind}: its translation`,
      snippet(`velada-${kind}-words`, `Words of a ${kind} in another language`, [words]),
    ],
  ]);
  return {
    [`${FOLDER}/business.schema.json`]: asText(jsonSchema(businessSchema)),
    [`${FOLDER}/gone.schema.json`]: asText(jsonSchema(goneSchema)),
    [`${FOLDER}/wording.schema.json`]: asText(jsonSchema(wordingSchema)),
    [`${FOLDER}/velada.code-snippets`]: asText(Object.fromEntries(snippets)),
  };
}
