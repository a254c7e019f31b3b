/** A function that passes on what is new in what a server prints. */
export function createSaid(): (text: string) => string;
/** How far a server is with the pictures, of what it says while it works. */
export function progressIn(text: string): string;
