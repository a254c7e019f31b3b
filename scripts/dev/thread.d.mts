import type {Problem} from '../../src/content/problems';

type Found = {
  readonly problems: readonly Problem[];
  readonly emblemProblems: readonly Problem[];
  /** The languages of the configuration, where it can be read. */
  readonly locales?: readonly string[];
};

/** Checks the content in a thread of its own; `file` is that of the check unless told otherwise. */
export function startChecks(onFound: (found: Found) => void, file?: URL): void;
