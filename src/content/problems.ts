/** What is wrong with the content, as plain data: code, tests and plugins can make and compare it. */
export type Problem = {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Counted from 1; absent for the whole file. */
  readonly line?: number | undefined;
  /** Such as `sessions[0].priceEur`; absent for a file or the text below the fields. */
  readonly field?: string | undefined;
  /** One sentence for a writer: what to write, and what was found where that helps. */
  readonly message: string;
};

/** What is wrong with a field of a page, at its line. */
export const atField = (
  {file, lineOf}: {readonly file: string; readonly lineOf: (path: readonly string[]) => number},
  field: string,
  message: string,
): Problem => ({file, field, line: lineOf([field]), message});

/** Whether something is a problem, where a function returns either that or its result. */
export const isProblem = (value: object): value is Problem => 'message' in value && 'file' in value;

/** By file, then by line, each once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].sort((a, b) =>
    a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
  );
}
