/** What the command line asks for: the folder of the last site, if any, and its other words. Throws with a reason. */
export function readOption(
  words: readonly string[],
  emptied: string,
): {readonly dir?: string; readonly rest: readonly string[]};

/** Carries hashed files of one built site over to another; returns their paths. */
export function keepAssets(from: string, to: string): readonly string[];
