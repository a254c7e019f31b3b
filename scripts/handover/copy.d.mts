/** Copies the project at `root` into a new temporary folder, or brings the copy in `dir` up to date; returns the folder. */
export function copyOf(root: string, dir?: string): string;
