/** Copies the project at `root` into a new temporary folder and returns that. */
export function copyOf(root: string): string;
