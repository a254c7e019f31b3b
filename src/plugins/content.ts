/** The content module for the plugins, and how they report its problems. */
import {createJiti} from 'jiti';

import type * as content from '../content';
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

let module: Promise<typeof content> | undefined;

/**
 * The content module, the same for all plugins, so that it remembers what it has parsed. Docusaurus loads this file
 * with an old jiti, which cannot read the ES modules that the content imports.
 */
export function loadContentModule(): Promise<typeof content> {
  module ??= createJiti(__filename).import<typeof content>('../content/index.ts');
  return module;
}

/** Reports problems below a heading, and stops. */
export async function stopFor(problems: readonly Problem[], heading = ''): Promise<never> {
  const {report} = await loadContentModule();
  return stop([heading, report(problems)].filter(Boolean).join('\n\n'));
}
