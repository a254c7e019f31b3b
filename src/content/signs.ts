/** Signs that no page shows: those that nobody sees, and pairs by which editors mark notes. */
import type {Problem} from './problems';

/** Controls of direction and joining, tags, and selectors of a sign's variant. Unicode 16, section 23. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u;

/** Doubled signs and square brackets that Markdown gives no meaning: a note or a mark of an editor. */
export const EDITOR_MARK = /([%=+~^|@])\1|[[\]]/;

export const EDITOR_MARK_REMEDY =
  'Delete this note or mark of an editor: it would be published as it stands.';

/** The lines with a sign that nobody sees, each named by its code point. */
export const invisibleIn = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((row, index) => {
    const sign = INVISIBLE.exec(row);
    if (!sign) return [];
    const code = (sign[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const before = row.slice(0, sign.index).trimStart().slice(-20);
    const where = before ? `after “${before}”` : 'at the beginning of this line';
    const message = `Delete the invisible sign U+${code} ${where}, or type the line again.`;
    return [{file, line: index + 1, message}];
  });
