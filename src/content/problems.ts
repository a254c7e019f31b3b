/** A mistake in the content. */
export type Problem = {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Counted from 1; absent for the whole file. */
  readonly line?: number | undefined;
  /** Such as `sessions[0].priceEur`; absent for the whole file or its text. */
  readonly field?: string | undefined;
  /** One sentence for a writer: what to write, and what was found where that helps. */
  readonly message: string;
};

/** A problem of a field, with its line. */
export const atField = (
  {file, lineOf}: {readonly file: string; readonly lineOf: (path: readonly string[]) => number},
  field: string,
  message: string,
): Problem => ({file, field, line: lineOf([field]), message});

/** Distinguishes a problem from the result of a function that returns either. */
export const isProblem = (value: object): value is Problem => 'message' in value && 'file' in value;

/** Sorts problems by file and line, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].sort((a, b) =>
    a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
  );
}
