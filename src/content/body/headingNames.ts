/** Names that headings give themselves for links, `## Title {#id}`: taken out before the compiler reads them. */
import type {Fault} from './faults';

type HeadingNames = {
  /** The text without the names; blanks keep every column where it was. */
  readonly text: string;
  /** The names, by the line that each stands on. */
  readonly ids: ReadonlyMap<number, string>;
  readonly faults: readonly Fault[];
};

const NAME = /^(#{1,6}[ \t].*?)[ \t]*\{#([^}\s]+)\}[ \t]*$/gm;
/** What was meant as a name: a bracket left open, a blank too many, no #, brackets of another kind. */
const NEARLY =
  /^(#{1,6}[ \t].*?)[ \t]*(\{[ \t]*#?[ \t]*(\p{L}[\p{L}\p{N}_-]*)[ \t]*\}*|[([]#[ \t]*(\p{L}[\p{L}\p{N}_-]*)[)\]}]?|#(\p{L}[\p{L}\p{N}_-]*)\})[ \t]*$/gmu;

/** Takes the names of headings out of a body. */
export function headingNames(body: string): HeadingNames {
  const ids = new Map<number, string>();
  const faults: Fault[] = [];
  const lineAt = (offset: number): number => body.slice(0, offset).split('\n').length;
  const whole = body.replace(NAME, (row, title: string, id: string, offset: number) => {
    ids.set(lineAt(offset), id);
    return title.padEnd(row.length);
  });
  const text = whole.replace(
    NEARLY,
    (row, title: string, typed: string, ...rest: readonly unknown[]) => {
      const id = String(rest.slice(0, 3).find(Boolean));
      const line = lineAt(Number(rest[3]));
      ids.set(line, id);
      faults.push({
        field: '',
        line,
        column: title.length + 2,
        found: `the name of a heading typed as ${typed}`,
        remedy: `Write {#${id}} instead.`,
      });
      return title.padEnd(row.length);
    },
  );
  return {text, ids: new Map([...ids].sort(([a], [b]) => a - b)), faults};
}
