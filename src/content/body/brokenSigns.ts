/** Signs that were meant as more than words: what each looks like, what it is, and what to write. */
import type {Rule} from '../rules';

export const SHOWN_AS_TYPED = 'a component that is shown as it is typed';
/** Words in a box; its end has the same sign. */
export const BOX = 'the sign :::, which marks nothing here';
export const TABLE = 'a table that is read as words';

/** Lines that were meant as more than words. */
const BROKEN: readonly (readonly [RegExp, string, string, Rule?])[] = [
  [
    /^(?:#{1,6}|[-*+]|\d+[.)])\u00A0/mu,
    'a blank that is none after the sign at the beginning of a line (Alt and the space bar write it)',
    'Delete it and type the blank again.',
  ],
  [
    /\\?<\/?\s*\p{Lu}\p{L}+/u,
    SHOWN_AS_TYPED,
    'Write it as <Name …>, without \\ before the < and without a blank after it.',
    'shown-as-typed',
  ],
  [
    /(?<![<\\\p{L}/])\p{Lu}\p{L}+(?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*\s*\/>/u,
    SHOWN_AS_TYPED,
    'Write < before its name.',
    'shown-as-typed',
  ],
  [
    /(?<![<\\\p{L}/])\/\p{Lu}\p{L}+>/u,
    'the rest of a tag, which is shown as it is typed',
    'Delete it, or write < before it if it closes something.',
  ],
  [
    /(?<!\S):[a-z]+(?:_[a-z]+)*:(?!\S)/u,
    'a little picture by its name, which is shown as it is typed',
    'Delete it, or say it in words.',
  ],
  [
    /==(?=\p{L})|(?<=\p{L})==/u,
    'the sign ==, which marks nothing here',
    'Delete it, or mark the words with *…*.',
  ],
  [/^#{7,}/, 'a heading of more than six #', 'Write ## for a section, ### for a part of one.'],
  [
    /^\|.*\|\s*$/m,
    TABLE,
    'Below the first line of a table stands a line of hyphens with as many columns, such as | --- | --- |, and above it an empty line: write what is missing.',
  ],
  [
    /^:::/m,
    BOX,
    'Delete it, and the ::: at its end: pages have no such boxes; src/components/README.md lists what there is.',
  ],
  [
    /^\[!\w+\]/,
    'a box as other websites have them ([!NOTE])',
    'Delete it: pages have no such boxes; src/components/README.md lists what there is.',
  ],
  // “https://” and what follows it are addresses.
  [
    /^\/\/|(?<=\S )\/\/(?= )/m,
    'a note that visitors would read (//)',
    'Write notes as {/* … */}, or delete it.',
  ],
  [
    /^[•·▪‣◦–]\s*\p{L}/mu,
    'a sign that only looks like a list',
    'Begin each line with a hyphen and a blank, as in “- Tea”, and leave an empty line before the first.',
    'sign-of-list',
  ],
  [
    /^-\p{L}/mu,
    'a hyphen without a blank after it',
    'Write a list line as “- Tea”, with a blank.',
    'sign-of-list',
  ],
  [
    /\(([^()]+)\)\[[/#.\w-]+\]/,
    'a link with its brackets the wrong way round',
    'Write the words in square brackets and the page in round ones: [words](/page.mdx).',
  ],
  [
    /\[\[[^\]]*\]\]/,
    'a link in double brackets, which makes none',
    'Write it as [words](/page.mdx).',
  ],
  [
    /\[\^[^\]\s]+\]/,
    'the mark of a footnote that is nowhere',
    'Delete it, or say it in the text: pages have no footnotes.',
  ],
  // “[t]he” is a quotation that begins in the middle of a sentence.
  [
    /(?<!\])\[[a-z]\](?![([\p{Ll}])/u,
    'a letter in square brackets, as an editor’s comment leaves it behind',
    'Delete it, and the comment if it was left too.',
  ],
  [/\}/, 'a curly bracket that closes nothing', 'Delete it, or write \\} to show one.'],
];

/** The first of these in a text, and where in it. */
export function brokenIn(
  text: string,
): {at: number; found: string; remedy: string; rule?: Rule | undefined} | undefined {
  for (const [pattern, found, remedy, rule] of BROKEN) {
    const at = pattern.exec(text)?.index;
    if (at !== undefined) return {at, found, remedy, rule};
  }
  return undefined;
}
