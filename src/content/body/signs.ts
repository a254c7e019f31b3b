/** Signs of Markdown that mark nothing, or something that is not shown. */
import type {Nodes, Parents, Root} from 'mdast';

import {isMarked, noteIn} from '../marks';
import {entitiesIn} from './entities';
import {type Fault, faultAt} from './faults';
import {SOMETHING, stepsOf} from './walk';

const SHOWN_AS_TYPED = 'a component that is shown as it is typed';
const TABLE = 'a table that is read as words';

/** Lines that were meant as more than words. */
const BROKEN: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:#{1,6}|[-*+]|\d+[.)])\u00A0/mu,
    'a blank that is none after the sign at the beginning of a line (Alt and the space bar write it)',
    'Delete it and type the blank again.',
  ],
  [
    /\\?<\/?\s*\p{Lu}\p{L}+/u,
    SHOWN_AS_TYPED,
    'Write it as <Name …>, without \\ before the < and without a blank after it.',
  ],
  [
    /(?<![<\\\p{L}/])\p{Lu}\p{L}+(?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*\s*\/>/u,
    SHOWN_AS_TYPED,
    'Write < before its name.',
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
  [
    /^#{1,6}\p{L}/u,
    'a heading without a blank after its #',
    'Write a blank between the # and the words.',
  ],
  [/^#{7,}/, 'a heading of more than six #', 'Write ## for a section, ### for a part of one.'],
  [
    /^\|.*\|\s*$/m,
    TABLE,
    'Write as many columns in the second line, | --- | --- |, as in the first, and an empty line before the table.',
  ],
  [
    /^:::\w/m,
    'the sign :::, which marks nothing here',
    'Delete it: pages have no such boxes; src/components/README.md lists what there is.',
  ],
  [
    /^\[!\w+\]/,
    'a box as other websites have them ([!NOTE])',
    'Delete it: pages have no such boxes; src/components/README.md lists what there is.',
  ],
  [/^\/\//m, 'a note that visitors would read (//)', 'Write notes as {/* … */}, or delete it.'],
  [
    /^[•·▪‣◦–]\s*\p{L}/mu,
    'a sign that only looks like a list',
    'Begin each line with a hyphen and a blank, as in “- Tea”, and leave an empty line before the first.',
  ],
  [/^-\p{L}/mu, 'a hyphen without a blank after it', 'Write a list line as “- Tea”, with a blank.'],
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

/** Forms of Markdown that pages have no look for. */
const FOREIGN: Readonly<Record<string, readonly [string, string]>> = {
  delete: ['words that are struck out (~~)', 'Delete them, or take the signs ~~ away.'],
  footnoteReference: ['a footnote', 'Say it in the text: pages have no footnotes.'],
  thematicBreak: [
    'a line of signs (***), which draws a rule',
    'Delete it: a heading (##) or an empty line parts the text.',
  ],
};

/** The name of a site without https:// or www., of which no link is made. With a capital it is a brand’s. */
export const BARE_DOMAIN =
  /(?<![\w@./]|[@)\]]\s?)(?<!\p{L})[a-z][\w-]+\.(?:com|es|net|org|eu|cat|info|example)(?![\w./])/u;

/** Whether a heading is written with #, not by a line of signs below it. */
const isHash = (text: string, at = 0): boolean => text.slice(at).trimStart().startsWith('#');

/** Forms that Markdown knows and pages do not use. */
function foreignForms(tree: Root, text: string): Fault[] {
  const marks = new Set(
    stepsOf(tree).flatMap(({node}) => (node.type === 'footnoteReference' ? [node.identifier] : [])),
  );
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (node.type === 'heading' && !isHash(text, node.position?.start.offset)) {
      const remedy =
        'Leave an empty line above the line of signs and delete that line; a heading begins with ##.';
      return [
        faultAt(
          node,
          'a line of signs (--- or ===) that makes a heading of the words above it',
          remedy,
        ),
      ];
    }
    const isIdle = node.type === 'footnoteDefinition' && !marks.has(node.identifier);
    const foreign = isIdle ? FOREIGN.footnoteReference : FOREIGN[node.type];
    if (foreign) return [faultAt(node, ...foreign)];
    return node.type === 'listItem' && typeof node.checked === 'boolean'
      ? [faultAt(node, 'a box to tick, [ ]', 'Delete the brackets: pages have plain lists.')]
      : [];
  });
}

/** Signs of Markdown that mark nothing and are shown as signs. */
export function looseMarks(tree: Root, text: string): Fault[] {
  const foreign = foreignForms(tree, text);
  return [...foreign, ...signsIn(tree, text)];
}

/** Words in brackets that make no link, and are no part of a quotation: a note, or a link’s first half. */
const wordsInBrackets = (typed: string): readonly string[] =>
  /[“”«»"]/.test(typed) || noteIn(typed) !== undefined || isMarked(typed)
    ? []
    : (/(?<![\]\p{L}[!])\[(?!sic\])(?=[^\]\n]*\p{L}{2})[^[\]\n]{3,}\](?![[(:\]])/u.exec(typed) ??
      []);

const BRACKETS_REMEDY =
  'Write a link as [words](/page.mdx), without brackets what belongs to the text, and delete a note.';

/** Whether the same thing was told of an earlier part of the same paragraph. */
const isRest = (node: Nodes, found: string, parents: readonly Parents[]): boolean =>
  found === TABLE && parents.at(-1)?.children[0] !== node;

function signsIn(tree: Root, text: string): Fault[] {
  return stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    if (node.type !== 'text') return [];
    const [domain] = BARE_DOMAIN.exec(node.value) ?? [];
    if (domain && parents.every(({type}) => type !== 'link')) {
      const remedy = `Make it a link, [words](https://${domain}), or say it in words.`;
      return [faultAt(node, `the address “${domain}”, which nobody can touch`, remedy)];
    }
    const {start, end} = node.position ?? {};
    const own = text.slice(start?.offset, end?.offset).replace(/\\[*`_{}[\]]/g, '');
    // Behind a link or a component no line begins: “[Kaula](…)-style”.
    const typed = parents.at(-1)?.children[0] === node ? own : `${SOMETHING}${own}`;
    const broken = BROKEN.find(([pattern]) => pattern.test(typed));
    // The rest of a table that is read as words, behind a word of code, is the same table.
    if (broken)
      return isRest(node, broken[1], parents) ? [] : [faultAt(node, broken[1], broken[2])];
    const [note] = wordsInBrackets(own);
    if (note) return [faultAt(node, `${note}, with its brackets`, BRACKETS_REMEDY)];
    const entities = entitiesIn(typed);
    if (entities) return [faultAt(node, entities.found, entities.remedy)];
    const sign = /\*+|`+|(?<![\p{L}\p{N}])_+(?=\p{L})/u.exec(typed)?.[0];
    if (!sign) return [];
    return [
      faultAt(
        node,
        `the sign ${sign}, which marks nothing here`,
        `Write it on both sides and close to the words, ${sign}like this${sign}, or delete it.`,
      ),
    ];
  });
}

/**
 * Blocks of code: three backticks, as notes copied from elsewhere have them. Words between single ones
 * are the keys and values that a legal text names; elsewhere they are a slip.
 */
export function codeIn(tree: Root, isLegal: boolean): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (node.type === 'code') {
      const remedy = 'Pages hold words: delete the lines with the three signs around it.';
      return [faultAt(node, 'a block of code', remedy)];
    }
    if (node.type !== 'inlineCode') return [];
    if (/<\/?\p{Lu}/u.test(node.value)) {
      return [faultAt(node, SHOWN_AS_TYPED, 'Delete the signs ` around it.')];
    }
    if (isLegal) return [];
    return [
      faultAt(
        node,
        `words set as code (\`${node.value}\`)`,
        'Delete the signs ` around them, or mark the words with *…*.',
      ),
    ];
  });
}
