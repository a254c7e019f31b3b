/** Signs of Markdown that mark nothing, or something that is not shown. */
import type {Nodes, Parents, Root, Text} from 'mdast';

import {isMarked} from '../marks';
import {noteIn} from '../notes';
import {remembered} from '../remember';
import {entitiesIn} from './entities';
import {BOX, SHOWN_AS_TYPED, TABLE, brokenIn} from './brokenSigns';
import {openFence} from './lostEnds';
import {type Fault, faultAt, faultWithin} from './faults';
import {SOMETHING, stepsOf} from './walk';
import {lineOf} from './lines';

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
        'Delete the line of signs, which stands below these words; a heading begins with ##.';
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

/**
 * Words in brackets that make no link, and are no part of a quotation: a note, or a link’s first half. With
 * its second half behind a blank it is told as a link (links.ts).
 */
const wordsInBrackets = (typed: string): readonly string[] =>
  /[“”«»"]/.test(typed) || noteIn(typed) !== undefined || isMarked(typed)
    ? []
    : (/(?<![\]\p{L}[!])\[(?!sic\])(?=[^\]\n]*\p{L}{2})[^[\]\n]{3,}\](?!\s*\(|[[:\]])/u.exec(
        typed,
      ) ?? []);

const BRACKETS_REMEDY =
  'Write a link as [words](/page.mdx), without brackets what belongs to the text, and delete a note.';

/** Whether the same thing was told of an earlier part of the same paragraph. */
const isRest = (node: Nodes, found: string, parents: readonly Parents[]): boolean =>
  found === TABLE && parents.at(-1)?.children[0] !== node;

/** Whether the sign of a box ends what is told further up. */
const isEndOfBox = (typed: string, earlier: string): boolean =>
  /^:::\s*$/m.test(typed) && !/^:::\w/m.test(typed) && /^:::\w/m.test(earlier);

/** Whether a sign stands close to words that are marked already: “**Time*”. */
function isUneven({value}: Text, sign: string, parents: readonly Parents[]): boolean {
  const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
  const at = siblings.findIndex((one) => one.type === 'text' && one.value === value);
  const isMarkedWord = (node: Nodes | undefined): boolean =>
    node?.type === 'emphasis' || node?.type === 'strong';
  return (
    (value.endsWith(sign) && isMarkedWord(siblings[at + 1])) ||
    (value.startsWith(sign) && isMarkedWord(siblings[at - 1]))
  );
}

/** Names of components that code or words show as they are typed: the page meant to use them. */
export const componentsShown = remembered((tree: Root): readonly string[] =>
  stepsOf(tree).flatMap(({node}) =>
    // Most words have no such sign, and the expression is slow to say so.
    (node.type === 'code' || node.type === 'inlineCode' || node.type === 'text') &&
    /[<>]/.test(node.value)
      ? [...node.value.matchAll(/<\/?\s*(\p{Lu}\w+)|(\p{Lu}\w+)[^<>]*\/>/gu)].map(
          ([, opened, ended]) => opened ?? ended ?? '',
        )
      : [],
  ),
);

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
    const broken = brokenIn(typed);
    if (broken) {
      const {at, found, remedy, rule} = broken;
      // The rest of a table that is read as words, behind a word of code, is the same table.
      const isEnd = found === BOX && isEndOfBox(own, text.slice(0, start?.offset));
      return isEnd || isRest(node, found, parents)
        ? []
        : [{...faultWithin(node, typed.slice(0, at), found, remedy), ...(rule && {rule})}];
    }
    const [note] = wordsInBrackets(own);
    if (note) {
      const fault = faultAt(node, `${note}, with its brackets`, BRACKETS_REMEDY);
      return [{...fault, rule: 'words-in-brackets'}];
    }
    const entities = entitiesIn(typed);
    if (entities) return [faultAt(node, entities.found, entities.remedy)];
    const sign = /\*+|`+|(?<![\p{L}\p{N}])_+(?=\p{L})/u.exec(typed)?.[0];
    if (!sign) return [];
    if (isUneven(node, sign, parents)) {
      const remedy = 'Write the same on both sides: **like this**, or *like this*.';
      return [faultAt(node, 'more signs * on one side of words than on the other', remedy)];
    }
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
export function codeIn(tree: Root, text: string, isLegal: boolean): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (node.type === 'code') {
      const open = openFence(text);
      if (open?.at?.[0] === lineOf(node) && open) return [faultAt(node, open.found, open.remedy)];
      const remedy = 'Pages hold words: delete the lines with the three signs around it.';
      return [faultAt(node, 'a block of code', remedy)];
    }
    if (node.type !== 'inlineCode') return [];
    if (/<\/?\p{Lu}/u.test(node.value)) {
      const fault = faultAt(node, SHOWN_AS_TYPED, 'Delete the signs ` around it.');
      return [{...fault, rule: 'shown-as-typed'}];
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
