/** Names that headings give themselves for links, `## Title {#id}`: taken out before the compiler reads them. */
import type {Fault} from './faults';

type HeadingNames = {
  /** The text without the names; blanks keep every column where it was. */
  readonly text: string;
  /** The names, by the line that each stands on. */
  readonly ids: ReadonlyMap<number, string>;
  readonly faults: readonly Fault[];
};

/** A name as it should be typed, whatever is in it: what is wrong with it is told with the heading (anchors.ts). */
const NAME = /^(#{1,6}.*?)[ \t]*\{#([^}\s]*|[^}\s]+[ \t]+[^}\n]*[^}\s])\}[ \t]*$/gm;
/** What was meant as a name: a bracket left open, a blank too many, no #, brackets of another kind, or none. */
const NEARLY =
  /^(#{1,6}[ \t].*?)(?:[ \t]*(\{[ \t]*#?[ \t]*(\p{L}[\p{L}\p{N}_-]*)[ \t]*\}*|(?<!\])[([]#[ \t]*(\p{L}[\p{L}\p{N}_-]*)[)\]}]?|#(\p{L}[\p{L}\p{N}_-]*)\})|[ \t]+(#(\p{Ll}[\p{L}\p{N}_-]*)))[ \t]*$/gmu;
/** A name behind words that are no heading, or on a line of its own. */
const LOOSE = /^(?!#)(.*?)[ \t]*\{#([\w-]*)\}[ \t]*$/gm;
const BOLD = /^\*\*[^*]*[^*.,;:…]\*\*$/;

/** Takes the names of headings out of a body. */
export function headingNames(body: string): HeadingNames {
  const ids = new Map<number, string>();
  const faults: Fault[] = [];
  const lineAt = (offset: number): number => body.slice(0, offset).split('\n').length;
  const whole = body.replace(NAME, (row, title: string, id: string, offset: number) => {
    ids.set(lineAt(offset), id);
    return title.padEnd(row.length);
  });
  const near = whole.replace(
    NEARLY,
    (row, title: string, ...rest: readonly (string | undefined)[]) => {
      const [inBrackets, first, second, third, bare, fourth] = rest;
      const id = first ?? second ?? third ?? fourth ?? '';
      const line = lineAt(Number(rest[6]));
      ids.set(line, id);
      faults.push({
        field: '',
        line,
        column: title.length + 2,
        found: `the name of a heading typed as ${inBrackets ?? bare}`,
        remedy: `Write {#${id}} instead.`,
      });
      return title.padEnd(row.length);
    },
  );
  const text = near.replace(LOOSE, (row, words: string, id: string, offset: number) => {
    const line = lineAt(offset);
    const above = near.slice(0, offset).trimEnd().split('\n');
    const isAlone = words.trim() === '' && /^#/.test(above.at(-1) ?? '');
    ids.set(isAlone ? above.length : line, id);
    // A heading that is only bold is told as that (headings.ts).
    if (BOLD.test(words)) return words.padEnd(row.length);
    faults.push({
      field: '',
      line,
      column: words.length + 1,
      found: `the name {#${id}} ${isAlone ? 'on a line of its own' : 'behind words that are no heading'}`,
      remedy: isAlone
        ? 'Write it behind the words of its heading, on the same line.'
        : 'Write ## and a blank before the words, or delete the name.',
    });
    return words.padEnd(row.length);
  });
  return {text, ids: new Map([...ids].sort(([a], [b]) => a - b)), faults};
}
