/** The repository's history as it branched and was joined: the versions of each file, and what each came from. */
import {git, prefixOf} from './git';

type Commit = {
  readonly id: string;
  readonly day: string;
  readonly parents: readonly string[];
  /** Files that it changed, each with the path that it had at every parent. */
  readonly changed: ReadonlyMap<string, readonly string[]>;
};

/** A file as a commit left it. Each version is one object, however it is reached. */
export type Version = {
  readonly commit: string;
  /** Day of the commit, such as 2026-03-31. */
  readonly day: string;
  /** The path that the file had then. */
  readonly file: string;
  /** Versions that it came from: several where branches were joined. */
  readonly parents: () => readonly Version[];
};

/** The version of a file at HEAD, or the last one before it was deleted; undefined for one of no commit. */
export type History = (file: string) => Version | undefined;

/** A version as `textsAt` asks for it. */
export const at = ({commit, file}: Version): string => `${commit}:./${file}`;

/** Everything that can be reached step by step, each once and with its beginning. */
export function reached<Node>(
  from: readonly Node[],
  next: (node: Node) => readonly Node[],
): readonly Node[] {
  const all = new Set(from);
  // A set goes on to what is added while it is read.
  for (const node of all) for (const further of next(node)) all.add(further);
  return [...all];
}

/** The versions, and all that they came from. */
export const withAncestors = (versions: readonly Version[]): readonly Version[] =>
  reached(versions, ({parents}) => parents());

/** `M<tab>file`, `R097<tab>old<tab>new`; of a merge `MR<tab>one<tab>other<tab>file`, with a letter for each side. */
function changedIn(
  row: string,
  sides: number,
  prefix: string,
): readonly [file: string, before: readonly string[]] {
  const [, ...found] = row.split('\t');
  const paths = found.map((path) => path.slice(prefix.length));
  const file = paths.at(-1) ?? '';
  const before = paths.length > 1 ? paths.slice(0, -1) : Array<string>(sides).fill(file);
  return [file, before];
}

function commitsOf(log: string, prefix: string): readonly Commit[] {
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...rows] = entry.split('\n').filter(Boolean);
      const [id = '', day = '', ...parents] = head.split(' ');
      const changed = new Map(rows.map((row) => changedIn(row, parents.length, prefix)));
      return {id, day, parents, changed};
    });
}

/** Finds versions from a commit on. One that changed nothing of a file has none of it, as long as it joined nothing. */
function versionsIn(commits: ReadonlyMap<string, Commit>) {
  const known = new Map<string, Version | undefined>();
  const versionAt = (id: string, file: string): Version | undefined => {
    let commit = commits.get(id);
    while (commit?.parents.length === 1 && !commit.changed.has(file)) {
      commit = commits.get(commit.parents[0] ?? '');
    }
    if (!commit) return undefined;
    const key = `${commit.id} ${file}`;
    if (!known.has(key)) known.set(key, versionOf(commit, file));
    return known.get(key);
  };
  const versionOf = (commit: Commit, file: string): Version | undefined => {
    const before = commit.changed.get(file);
    const parents = (): readonly Version[] =>
      commit.parents.flatMap((parent, side) => versionAt(parent, before?.[side] ?? file) ?? []);
    const version = {commit: commit.id, day: commit.day, file, parents};
    if (before) return version;
    // A merge took the file from one side: where both have the same, nothing was joined.
    const [one, ...others] = new Set(parents());
    return others.length > 0 ? version : one;
  };
  return versionAt;
}

/** Reads the history of the files below the folders. */
export function readHistory(siteDir: string, folders: readonly string[]): History {
  // Parents as this log has them, without the commits that it leaves out; days say nothing about order.
  const order = ['log', '--topo-order', '--parents', '--format=%x00%H %cs %P'];
  // From the repository's root: --relative forgets the rows of merges.
  const changes = ['-c', '--combined-all-paths', '-M', '--name-status', '--no-relative'];
  const log = git(siteDir, ['-c', 'core.quotePath=false', ...order, ...changes, '--', ...folders]);
  const commits = commitsOf(log?.toString() ?? '', prefixOf(siteDir));
  const versionAt = versionsIn(new Map(commits.map((commit) => [commit.id, commit])));
  const [head] = commits;
  return (file) => head && versionAt(head.id, file);
}
