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

/** A file whose fields have lines. */
type WithLines = {
  readonly file: string;
  readonly lineOf: (path: readonly string[]) => number;
};

/** A problem of a field, with its line. */
export const atField = ({file, lineOf}: WithLines, field: string, message: string): Problem => ({
  file,
  field,
  line: lineOf([field]),
  message,
});

/** A rule about a field: whether a page breaks it, and what the writer is to write then. */
export type FieldRule = {
  readonly isBroken: boolean;
  readonly field: string;
  readonly message: string;
};

/** A problem for each rule that is broken. */
export const brokenRules = (page: WithLines, rules: readonly FieldRule[]): Problem[] =>
  rules.filter(({isBroken}) => isBroken).map(({field, message}) => atField(page, field, message));

/** Distinguishes a problem from the result of a function that returns either. */
export const isProblem = (value: object): value is Problem => 'message' in value && 'file' in value;

/** Sorts problems by file and line. */
function byPlace(one: Problem, other: Problem): number {
  if (one.file === other.file) return (one.line ?? 0) - (other.line ?? 0);
  return one.file < other.file ? -1 : 1;
}

/** Sorts problems by file and line, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].sort(byPlace);
}
