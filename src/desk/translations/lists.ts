/** Whether the lists of a language can be read: one that cannot would count as one in which all are missing. */
import {fileOf, parseJson} from '../../content/read/codeFile';
import {ABSENT, type Disk, readText} from '../../content/read/files';
import type {Problem} from '../../content/problems';
import {seenFileOf} from './looks';

async function faultsOf(disk: Disk, file: string): Promise<readonly Problem[]> {
  const {text, problems} = await readText(disk, file);
  // What can be read with its slips is told by the check of the content.
  if (text === undefined) return problems.filter(({found}) => found !== ABSENT);
  const {fault} = parseJson(text);
  return fault ? [{file, ...fault}] : [];
}

/** What keeps the entries of the languages, or what was looked at, from being read. */
export async function unreadableLists(
  disk: Disk,
  locales: readonly string[],
): Promise<readonly Problem[]> {
  const files = locales.flatMap((locale) => [fileOf(locale), seenFileOf(locale)]);
  return (await Promise.all(files.map((file) => faultsOf(disk, file)))).flat();
}
