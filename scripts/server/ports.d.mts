/** A port that nobody uses. */
export function freePort(): Promise<number>;
