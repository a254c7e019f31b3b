import type {Problem} from '../../src/content/problems';

/** Waits until the configuration can be read; `tell` gets the mistakes that it has until then. */
export function untilReadable<Location>(
  read: () => Promise<{readonly location?: Location; readonly problems: readonly Problem[]}>,
  tell: (problems: readonly Problem[]) => void,
  pauseMs?: number,
): Promise<Location>;

/** A function that tells once that the configuration has other languages than the `started` ones by now. */
export function createLanguageNotice(
  started: readonly string[],
): (locales: readonly string[] | undefined) => void;
