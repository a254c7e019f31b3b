/** A function that passes on what is new in what a server prints. */
export function createSaid(): (text: string) => string;
