/** Splits the file of a page into its front matter (the fields) and its text. */

const HEAD = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/;

/** Line of the file on which the fields begin, counted from 1. */
export const FIELDS_LINE = 2;

type PageParts = {
  readonly head: string;
  readonly body: string;
  /** Line of the file on which the text begins, counted from 1. */
  readonly bodyLine: number;
};

/** Splits the text of a file with `\n` line ends; undefined where it does not begin with fields. */
export function splitPage(text: string): PageParts | undefined {
  const [all, head = ''] = HEAD.exec(text) ?? [];
  if (all === undefined) return undefined;
  return {head, body: text.slice(all.length), bodyLine: all.split('\n').length};
}
