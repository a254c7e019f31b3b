/** Characters that must not be published: invisible ones, and those with which editors mark notes. */
import type {Problem} from './problems';

/** Format characters, tags and variation selectors (Unicode 16, chapter 23). */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u;

/** Doubled characters and square brackets without a meaning in Markdown: a note or a mark of an editor. */
export const EDITOR_MARK = /([%=+~^|@])\1|[[\]]/;

export const EDITOR_MARK_REMEDY =
  'Delete this note or mark of an editor: it would be published as it stands.';

/** Reports lines with an invisible character, by its code point. */
export const invisibleIn = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((row, index) => {
    const found = INVISIBLE.exec(row);
    if (!found) return [];
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const before = row.slice(0, found.index).trimStart().slice(-20);
    const where = before ? `after “${before}”` : 'at the beginning of this line';
    const message = `Delete the invisible character U+${code} ${where}, or type the line again.`;
    return [{file, line: index + 1, message}];
  });
