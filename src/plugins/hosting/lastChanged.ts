/** When pages were last changed, from the repository's history. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import {contentFolder} from '../../content/read';

const run = promisify(execFile);

/** Day of the last commit by file, from `git log --format=%x00%cs --name-only`, newest first. */
export function parseHistory(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * Reads the history of all content. Empty without git, and in a shallow clone, whose only
 * commit would date every page.
 */
export async function readHistory(siteDir: string): Promise<Map<string, string>> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, {cwd: siteDir, maxBuffer: 64 * 1024 * 1024})).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    const format = ['--format=%x00%cs', '--name-only', '--relative'];
    return parseHistory(
      await git('-c', 'core.quotePath=false', 'log', ...format, '--', 'docs', 'i18n'),
    );
  } catch {
    return new Map();
  }
}

/** A page's own files: the original with its facts, and the words of its language. */
export function filesOfPage(documentId: string, locale: string, defaultLocale: string): string[] {
  const folders = new Set([defaultLocale, locale].map((of) => contentFolder(of, defaultLocale)));
  return [...folders].map((folder) => `${folder}/${documentId}.mdx`);
}

/** The latest day among files; undefined when none of them is known. */
export function latestDay(
  history: ReadonlyMap<string, string>,
  files: readonly string[],
): string | undefined {
  return files
    .flatMap((file) => history.get(file) ?? [])
    .sort()
    .at(-1);
}
