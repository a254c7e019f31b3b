/** The two parts of a page's file: its fields between two lines of `---`, and the text below them. */

const HEAD = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/;

/** Line of a file on which its fields begin. */
export const FIELDS_LINE = 2;

type PageParts = {
  readonly head: string;
  readonly body: string;
  /** Line of the file on which the text begins, counted from 1. */
  readonly bodyLine: number;
};

/** Splits the text of a page's file; undefined where it does not begin with fields. Line ends are `\n`. */
export function splitPage(text: string): PageParts | undefined {
  const [all, head = ''] = HEAD.exec(text) ?? [];
  if (all === undefined) return undefined;
  return {head, body: text.slice(all.length), bodyLine: all.split('\n').length};
}
