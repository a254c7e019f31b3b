/**
 * What is told of every mistake, word for word, as somebody has read and approved it. It quotes the content, so it
 * holds for the content that it was approved for; once that has changed, only what each case demands is looked at.
 * `APPROVE=1 npx vitest run tests/unit/content/mistakes/mistakes` approves what is told now: read its difference.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {groupedBy} from '../../../../src/content/groupedBy';
import type {Problem} from '../../../../src/content/problems';
import {contentNow} from './memory';
import type {Case} from './tools';

type Approved = {
  /** Fingerprint of the content. */
  readonly content: string;
  /** By the name of the case; of several of one name each has its number. */
  readonly told: Readonly<Record<string, string>>;
};

const content = createHash('sha256').update(contentNow()).digest('hex').slice(0, 12);
const isApproving = Boolean(process.env.APPROVE);

/** What is told, but for how many others there are: that follows from which mistakes are made at the same time. */
const wordsOf = ({field, found, remedy}: Problem): string =>
  `${field && `${field}: `}found ${found}. ${remedy}`.replace(/\d+(?= other)/g, '…');

/** The approved words of the cases of one test file. */
export function approvalsOf(name: string, cases: readonly Case[]) {
  const file = path.join(import.meta.dirname, 'approved', `${name}.json`);
  const approved: Approved = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Approved)
    : {content: '', told: {}};
  const now = new Map<Case, string>();
  const keys = new Map(
    [...groupedBy(cases, ({name: of}) => of)].flatMap(([of, own]) =>
      own.map((one, at) => [one, at === 0 ? of : `${of} (${at + 1})`] as const),
    ),
  );
  return {
    isForThisContent: isApproving || approved.content === content,
    isApproving,
    /** Names of cases of which nothing is approved, and of approved ones that are gone. */
    unmatched: (): string[] => {
      const [made, known] = [new Set(keys.values()), new Set(Object.keys(approved.told))];
      return [...new Set([...made, ...known])].filter((key) => !made.has(key) || !known.has(key));
    },
    /** The words that were approved last, and those of now; undefined where nothing is approved for this content. */
    wordsFor(one: Case, problem: Problem): {approved: string | undefined; now: string} | undefined {
      const words = wordsOf(problem);
      now.set(one, words);
      if (!isApproving && approved.content !== content) return undefined;
      return {approved: approved.told[keys.get(one) ?? ''], now: words};
    },
    /** Writes what was told, where that is asked for. */
    approve(): void {
      if (!isApproving) return;
      const told = Object.fromEntries([...keys].map(([one, key]) => [key, now.get(one)]));
      writeFileSync(file, `${JSON.stringify({content, told}, undefined, 2)}\n`);
    },
  };
}
