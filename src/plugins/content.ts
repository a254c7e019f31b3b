/**
 * The content module for the plugins. Docusaurus loads these files with an old jiti that cannot read ES
 * modules, as some packages of the content are: the current jiti loads it instead.
 */
import {createJiti} from 'jiti';

import type * as content from '../content';
import type {Problem} from '../content/problems';
import nativeImport from './nativeImport.cjs';

/** Loaded whole before: Node refuses to require a module that somebody else is still importing. */
const ES_MODULES = ['@mdx-js/mdx', 'leven', 'remark-gfm'];

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

export async function loadContentModule(): Promise<typeof content> {
  for (const name of ES_MODULES) await nativeImport(name);
  return createJiti(__filename).import<typeof content>('../content/index.ts');
}

/** Reports problems below a heading, and stops. */
export async function stopFor(problems: readonly Problem[], heading = ''): Promise<never> {
  const {report} = await loadContentModule();
  return stop([heading, report(problems)].filter(Boolean).join('\n\n'));
}

/** Prints problems that stop nothing. */
export async function warnOf(problems: readonly Problem[], heading: string): Promise<void> {
  const {report} = await loadContentModule();
  console.warn(`[velada] ${heading}\n\n${report(problems, true)}`);
}
