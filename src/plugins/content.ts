/** The content module for the plugins, and how they report its problems. */
import {createJiti} from 'jiti';

import type * as check from '../content';
import type * as fields from '../content/fields';
import type {Problem} from '../content/problems';

/**
 * Reports mistakes. A build ends here, because Docusaurus would add a stack trace; while somebody edits, it keeps
 * what it has shown last.
 */
export function stop(message: string): never {
  if (process.env.NODE_ENV !== 'production')
    throw Object.assign(new Error(), {message, stack: message});
  console.error(`\n${message}`);
  process.exit(1);
}

// Docusaurus loads this file with an old jiti, which cannot read the ES modules that the content imports.
// With all of jiti's extensions each import is looked for in vain four times.
const jiti = createJiti(__filename, {extensions: ['.ts']});

let fieldsModule: Promise<typeof fields> | undefined;
let checkModule: Promise<typeof check> | undefined;

/** The fields of all files: the same module for all plugins, so that it remembers what it has parsed. */
export function loadContentModule(): Promise<typeof fields> {
  fieldsModule ??= jiti.import<typeof fields>('../content/fields.ts');
  return fieldsModule;
}

/** The check of all content, which shares what the fields have read; its parsers take a while to load. */
export function loadCheckModule(): Promise<typeof check> {
  checkModule ??= jiti.import<typeof check>('../content/index.ts');
  return checkModule;
}

/** Reports problems below a heading, and stops. */
export async function stopFor(problems: readonly Problem[], heading = ''): Promise<never> {
  const {report} = await loadContentModule();
  return stop([heading, report(problems)].filter(Boolean).join('\n\n'));
}
