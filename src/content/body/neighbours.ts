/** What stands beside a component or a link inside a sentence: a blank, and nothing that it says itself. */
import type {Nodes, Root} from 'mdast';

import {COUNTING_LANGUAGES, numberPattern} from '../language/numbers';
import {type Fault, faultAt} from './faults';
import {KNOWN} from './known';
import {isElement, stepsOf} from './walk';

const PRICE = /^\s*(€|EUR(?![A-Za-zÀ-ɏ])|euros?(?![A-Za-zÀ-ɏ]))/iu;
const MINUTES = /^\s*(min(?:utes?|utos?|\.)?(?![A-Za-zÀ-ɏ]))/iu;
/** Units that a fact brings with it. */
const UNIT_AFTER: Readonly<Record<string, RegExp>> = {
  PriceRange: PRICE,
  SessionRange: MINUTES,
  CastingFact: /^\s*(€|euros?(?![A-Za-zÀ-ɏ])|hours?(?![A-Za-zÀ-ɏ])|horas?(?![A-Za-zÀ-ɏ]))/iu,
};
/** Facts that begin with a number. */
const NUMBERS: ReadonlySet<string> = new Set(['HouseCount', 'SessionRange', 'FoundedYear']);
const YEAR_BEFORE = /(\d{4})\s*$/;
/** The country's code, which a telephone number has already. */
const CODE_BEFORE = /(\+\d{2,3})\s*$/;
const SIGN_BEFORE = /([€$])\s*$/;
/** In whichever language: no other word of either stands before a count. */
const NUMBERS_BEFORE = COUNTING_LANGUAGES.map(
  (locale) => new RegExp(`(${numberPattern(locale)})\\s*$`, 'iu'),
);

const LAST_LETTER = /[\p{L}\p{N}]+$/u;
/** An ending belongs to what is linked: “[suite](…)s”. */
const FIRST_LETTER = /^(?!e?s(?![\p{L}\p{N}]))[\p{L}\p{N}]+/u;

const wordsOf = (node: Nodes | undefined): string => (node?.type === 'text' ? node.value : '');

function glued(node: Nodes, name: string, before: string, after: string): Fault[] {
  const [first] = LAST_LETTER.exec(before) ?? [];
  const [next] = FIRST_LETTER.exec(after) ?? [];
  const word = first ?? next;
  if (word === undefined) return [];
  const where = first === undefined ? 'after' : 'before';
  return [
    faultAt(
      node,
      `no blank ${where} ${name} (“${word}”)`,
      `Write a blank between ${name} and “${word}”.`,
    ),
  ];
}

function saidTwice(node: Nodes, name: string, before: string, after: string): Fault[] {
  const unit = UNIT_AFTER[name]?.exec(after)?.[1];
  const sign = UNIT_AFTER[name] === PRICE ? SIGN_BEFORE.exec(before)?.[1] : undefined;
  const number =
    name === 'BusinessFact'
      ? CODE_BEFORE.exec(before)?.[1]
      : NUMBERS.has(name)
        ? (YEAR_BEFORE.exec(before)?.[1] ??
          NUMBERS_BEFORE.map((pattern) => pattern.exec(before)?.[1]).find(Boolean))
        : undefined;
  const twice = unit ?? sign ?? number;
  return twice === undefined
    ? []
    : [
        faultAt(
          node,
          `“${twice}” beside <${name}>`,
          `Delete “${twice}”: <${name}> writes it by itself.`,
        ),
      ];
}

/** Components and links that stick to a word, and facts whose unit or number is typed beside them. */
export function neighbourFaults(tree: Root): Fault[] {
  return stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    const isFact = isElement(node) && KNOWN.get(node.name ?? '')?.inline === true;
    if (node.type !== 'link' && !isFact) return [];
    const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
    const at = siblings.indexOf(node);
    const [before, after] = [wordsOf(siblings[at - 1]), wordsOf(siblings[at + 1])];
    const name = isElement(node) ? (node.name ?? '') : '';
    return [
      ...glued(node, name ? `<${name}>` : 'the link', before, after),
      ...saidTwice(node, name, before, after),
    ];
  });
}
