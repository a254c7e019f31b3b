/** Texts that a # cuts off, where the reader takes the rest for a note. */
import type {RowSlip} from './yamlIndent';

/** A text without quotation marks that a # cuts off; a note has a blank after its #. */
const BEGUN = /^\s*(?:- |\w+: +)#\S/;
const CUT = /^\s*(?:- |\w+: )[^"'#\n[{|>][^#\n]* #\S/;

/** The row of a text that a # cuts off, with its number from 0. */
export function cutRow(rows: readonly string[]): RowSlip | undefined {
  const begun = rows.findIndex((text) => BEGUN.test(text));
  if (begun >= 0) {
    const found = 'a text that begins with #, which would be left out as a note';
    return {row: begun, found, remedy: 'Put the whole text in straight quotation marks: "…".'};
  }
  const row = rows.findIndex((text) => CUT.test(text));
  if (row < 0) return undefined;
  const found = 'a # after a blank: what follows it would be left out';
  return {row, found, remedy: 'Put the whole text in quotation marks.'};
}
