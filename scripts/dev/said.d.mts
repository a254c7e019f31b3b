/** A function that passes on what is new in what one server prints; `notes` are those of all servers. */
export function createSaid(options?: {
  readonly notes?: Set<string>;
  /** Gets what the check may tell as well. */
  readonly holdBack?: (text: string) => void;
}): (text: string) => string;
/** Holds texts back until the check had time to tell the same in its own words; prints what it does not tell. */
export function createHeld(
  print: (text: string) => void,
  waitMs?: number,
): {
  readonly holdBack: (text: string) => void;
  readonly checked: (hasMistakes: boolean) => void;
};
/** How far a server is with the pictures, of what it says while it works. */
export function progressIn(text: string): string;
