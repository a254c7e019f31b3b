type SplitName = {
  readonly first: string;
  /** The word set in gold italics; undefined in a name of a single word. */
  readonly last: string | undefined;
};

/** A program's name, parted before its last word: "Tao de Jade" is "Tao de" and "Jade". */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return {first: words.join(' '), last};
}
