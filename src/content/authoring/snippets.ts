/** Snippets for frontmatter, which no schema reaches in an editor: the fields that a file has to have, each with a hint. */

/** A JSON schema, as far as snippets read it. */
export type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

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
  const {items = {}, prefixItems = [items], minItems = 1} = schema;
  if (items.enum) return [lead, `${indent}  - \${${next()}|${choice(items.enum)}|}`];
  if (!items.properties) {
    const rows = Math.max(minItems, prefixItems.length);
    return [lead, ...Array.from({length: rows}, () => `${indent}  - \${${next()}:${hint}}`)];
  }
  const entries = Array.from({length: Math.max(minItems, 1)}, () => {
    const [first = '', ...others] = fields(items, next, `${indent}    `);
    return [`${indent}  - ${first.trimStart()}`, ...others];
  });
  return [lead, ...entries.flat()];
}

/** The required fields of an object. */
function fields(schema: JsonSchema, next: () => number, indent = ''): string[] {
  return (schema.required ?? []).flatMap((name) =>
    field(name, schema.properties?.[name] ?? {}, next, indent),
  );
}

/** Facts and words of one file: a list that has some of both is written once. */
export function joined(facts: JsonSchema, words: JsonSchema): JsonSchema {
  const properties: Record<string, JsonSchema> = {...facts.properties};
  for (const [name, schema] of Object.entries(words.properties ?? {})) {
    const fact = properties[name];
    properties[name] = fact
      ? {...fact, items: joined(fact.items ?? {}, schema.items ?? {})}
      : schema;
  }
  const required = [...new Set([...(facts.required ?? []), ...(words.required ?? [])])];
  return {...facts, properties, required};
}

export function snippet(prefix: string, description: string, schema: JsonSchema): object {
  let place = 0;
  const body = fields(schema, () => (place += 1));
  return {prefix, description, scope: 'mdx,markdown', body: ['---', ...body, '---', '', '$0']};
}
