/**
 * Whether the content is right as it stands on disk: what the check of `npm run dev` has found, for its servers,
 * which would each look at everything again. It outlasts them, so that a start without changes needs no check.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

const KEPT = 'node_modules/.cache/velada-check/verdict.json';
/** Whatever the check reads, and its own code. */
const LOOKED_AT = [
  'docs',
  'i18n',
  'src',
  'static',
  'addresses.json',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
];
/** How often a server asks that waits, and how often it looks at all files though nothing new was said, in milliseconds. */
const LOOK_MS = 50;
const STAMP_MS = 1000;

type Verdict = {
  readonly stamp: string;
  /** Undefined where whoever asks has to look for itself. */
  readonly isRight?: boolean;
};

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, {recursive: true, withFileTypes: true}).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return entries.length > 0
    ? files.map(({parentPath, name}) => path.join(parentPath, name))
    : [place];
}

/** What the files are, by their names, sizes and times: another stamp after every save. */
export async function stampOf(siteDir: string): Promise<string> {
  const files = await Promise.all(LOOKED_AT.map((name) => filesIn(path.join(siteDir, name))));
  const rows = await Promise.all(
    files.flat().map(async (file) => {
      const {size, mtimeMs} = await stat(file).catch(() => ({size: -1, mtimeMs: 0}));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256').update(rows.sort().join('\n')).digest('hex');
}

async function readVerdict(siteDir: string): Promise<Partial<Verdict>> {
  try {
    return (JSON.parse(await readFile(path.join(siteDir, KEPT), 'utf8')) ?? {}) as Partial<Verdict>;
  } catch {
    return {};
  }
}

/** Keeps what was found of the content that had a stamp. Where that cannot be kept, servers check by themselves. */
export async function keepVerdict(siteDir: string, verdict: Verdict): Promise<void> {
  const file = path.join(siteDir, KEPT);
  try {
    await mkdir(path.dirname(file), {recursive: true});
    // Whoever reads meanwhile gets the whole of one or the other.
    await writeFile(`${file}.next`, JSON.stringify(verdict));
    await rename(`${file}.next`, file);
  } catch {
    // A disk that is full or protected.
  }
}

/** Whether the content is right as it stands now; undefined where the check does not say, or not within some milliseconds. */
export async function verdictOf(siteDir: string, withinMs = 0): Promise<boolean | undefined> {
  const until = Date.now() + withinMs;
  let last: {readonly stamp?: string; readonly at: number} = {at: -Infinity};
  for (;;) {
    const {stamp, isRight} = await readVerdict(siteDir);
    if (stamp !== last.stamp || Date.now() - last.at >= STAMP_MS) {
      if (stamp === (await stampOf(siteDir))) return isRight;
      last = {...(stamp !== undefined && {stamp}), at: Date.now()};
    }
    if (Date.now() >= until) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
