/** Mock of `@docusaurus/Translate` that returns English labels with their values. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const labels = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../i18n/en/code.json'), 'utf8'),
) as Record<string, {message: string}>;

export function translate(
  {id}: {id: string; description?: string},
  values: Record<string, string | number> = {},
): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    labels[id]?.message ?? id,
  );
}
