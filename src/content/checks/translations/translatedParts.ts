/** Parts that name something are in a translation what they are in the original. */
import type {Nodes} from 'mdast';

import {FACTS} from '../../authorComponents/facts';
import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {tagsIn} from '../../body/tagsIn';
import {isElement, stepsOf} from '../../body/walk';
import {remembered} from '../../remember';
import {DRAWN, type Part, isWithin, partsOf, repeated, shown} from '../bodies/parts';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

/** Parts that the others have not, or not so often; what stands at the same place is held together first. */
function without(some: readonly Part[], others: readonly Part[]): Part[] {
  const isSame = (at: number): boolean => some[at]?.value === others[at]?.value;
  const left = others.filter((_, at) => !isSame(at)).map(({value}) => value);
  return some.filter(({value}, at) => {
    const twin = isSame(at) ? -1 : left.indexOf(value);
    if (twin >= 0) left.splice(twin, 1);
    return twin < 0 && !isSame(at);
  });
}

type Difference = {
  readonly swapped: readonly {one: Part; twin: Part}[];
  readonly missing: readonly Part[];
  readonly extra: readonly Part[];
};

const NONE: Difference = {swapped: [], missing: [], extra: []};

/** What is another one here, what is not here, and what is only here. */
function pairs(strange: readonly Part[], missing: readonly Part[]): Difference {
  return {
    swapped: strange.flatMap((one, at) => {
      const twin = missing[at];
      return twin ? [{one, twin}] : [];
    }),
    missing: missing.slice(strange.length),
    extra: strange.slice(missing.length),
  };
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listItem', 'tableCell']);

/** The paragraphs, headings, entries and cells of a page. */
const blocksOf = remembered(({body}: RawDocument): readonly Nodes[] => {
  const {tree} = parseBody(body);
  // What stands alone in an entry has no paragraph around it.
  const isBlock = (node: Nodes, parent: Nodes | undefined): boolean =>
    BLOCKS.has(node.type) && !(node.type === 'paragraph' && parent?.type === 'listItem');
  return (tree ? stepsOf(tree) : []).flatMap(({node, parents}) =>
    isBlock(node, parents.at(-1)) ? [node] : [],
  );
});

const blockCount = (document: RawDocument): number => blocksOf(document).length;

/** The block of a text that stands where a part of its twin stands; both have as many. */
function blockFor({node}: Part, document: RawDocument, twin: RawDocument): Nodes | undefined {
  const at = blocksOf(twin).findLastIndex(
    (block) => lineOf(block) <= lineOf(node) && (block.position?.end.line ?? 0) >= lineOf(node),
  );
  return at < 0 ? undefined : blocksOf(document)[at];
}

/** What applicants are promised: a sentence that stands in both languages promises the same. */
const PROMISE = 'CastingFact';

/**
 * Facts and links in sentences: another one in the place of one. A sentence may be rewritten without
 * them, so that a missing one is told only of what is promised, where no paragraph has gone with it.
 */
function inSentences(here: readonly Part[], there: readonly Part[], isWhole: boolean): Difference {
  const [strange, missing] = [without(here, there), without(there, here)];
  const isSwap = here.length === there.length && strange.length === 1;
  const isPromise =
    isWhole && [...here, ...there].some(({component}) => component.name === PROMISE);
  return isSwap || isPromise ? pairs(strange, missing) : NONE;
}

/** Buttons and links that stand by themselves; in a translation one may stand in a sentence. */
function standing(here: readonly Part[], there: readonly Part[], isWhole: boolean): Difference {
  const alone = (parts: readonly Part[]): Part[] => parts.filter(({stands}) => stands);
  const found = pairs(without(alone(here), there), without(alone(there), here));
  // A part of the page that only the translation has may have its own.
  return isWhole ? found : {...found, extra: []};
}

function differences(document: RawDocument, original: RawDocument, name: string): Difference[] {
  const [here, there] = [document, original].map((one) =>
    partsOf(one).filter(({component}) => component.name === name),
  ) as [Part[], Part[]];
  // Of what stands twice, one was meant to be another: told there.
  const isUnsure = [document, original].some((one) =>
    repeated(one).some(({component}) => component.name === name),
  );
  if (isUnsure) return [];
  const isInline = [...here, ...there].some(({component}) => component.inline);
  // A block of which none is left is told as that.
  if (!isInline && here.length === 0) return [];
  if (!isInline) {
    const found = pairs(without(here, there), without(there, here));
    return [name === DRAWN ? {...found, swapped: []} : found];
  }
  const spoken = (parts: readonly Part[]): Part[] => parts.filter(({stands}) => !stands);
  const isWhole = blockCount(document) === blockCount(original);
  // Those of a legal text are held against each other part by part (legalTexts.ts).
  const isLegal = document.kind === 'legal' && name === 'BusinessFact';
  return [
    standing(here, there, isWhole),
    ...(isLegal ? [] : [inSentences(spoken(here), spoken(there), isWhole)]),
  ];
}

const isImported = (name: string, {body}: RawDocument): boolean =>
  new RegExp(`^import .*\\b${name}\\b`, 'm').test(body);

function lost(
  name: string,
  missing: readonly Part[],
  document: RawDocument,
  original: RawDocument,
): Fault[] {
  if (missing.length === 0) return [];
  const [it, stands] =
    missing.length === 1 ? ['it', 'its text stands'] : ['them', 'their texts stand'];
  const put = `put ${it}${isImported(name, document) ? '' : ', with the import,'} where ${stands} here`;
  const isWhole = blockCount(document) === blockCount(original);
  const places = new Set(missing.map((part) => blockFor(part, document, original)));
  const [place] = isWhole && places.size === 1 ? places : [];
  const shownThere = missing.map(shown);
  const remedy = `${original.file} has ${it}: ${put}, or delete ${it} there.`;
  return [
    {
      ...faultAt(place, `no ${shownThere.join(' and no ')}`, remedy),
      rule: 'missing-component',
      components: tagsIn(shownThere.join(' ')),
    },
  ];
}

/** A difference between a translation and its original, and the components it is of. */
type PartFault = {
  readonly names: readonly string[];
  readonly fault: Fault;
  /** Whether it is told in the original, which lost what its translation has. */
  readonly isOfOriginal?: true;
};

/** Facts are taken out of a sentence by whoever types them: nobody adds one to a translation alone. */
const FACT_NAMES: ReadonlySet<string> = new Set(FACTS.map(({name}) => name));

/** Facts that only the translation has: the original lost them. */
function lostFacts(
  parts: readonly Part[],
  name: string,
  document: RawDocument,
  original: RawDocument,
) {
  const places = parts.map((part) => blockFor(part, original, document));
  return [...new Set(places)].map((place): PartFault => {
    const lost = parts.filter((_, at) => places[at] === place).map(shown);
    const it = lost.length === 1 ? 'it' : 'them';
    const put = isImported(name, original) ? `put ${it} back` : `put ${it} back, with the import,`;
    const remedy = `${document.file} has ${it}: ${put} where the sentence stands here, in place of what is typed.`;
    return {
      names: [name],
      fault: {
        ...faultAt(place, `no ${lost.join(' and no ')}`, remedy),
        rule: 'missing-component',
        components: tagsIn(lost.join(' ')),
      },
      isOfOriginal: true,
    };
  });
}

/** Parts that only the translation has. */
function onlyHere(
  parts: readonly Part[],
  name: string,
  document: RawDocument,
  original: RawDocument,
) {
  if (FACT_NAMES.has(name)) return lostFacts(parts, name, document, original);
  const remedy = 'Delete it here, or put it there as well.';
  return parts.map((part): PartFault => {
    const found = `${shown(part)}, which ${original.file} does not have`;
    const fault = faultAt(part.node, found, remedy);
    return {
      names: [name],
      fault: {...fault, rule: 'only-in-translation', components: tagsIn(found)},
    };
  });
}

const namesIn = (node: Nodes): string[] =>
  stepsOf(node).flatMap(({node: inner}) => (isElement(inner) && inner.name ? [inner.name] : []));

/** Parts that a translation lacks, has besides, or has another of. */
export function translatedParts(document: RawDocument, original: RawDocument): PartFault[] {
  const {file} = original;
  const names = new Set([document, original].flatMap(partsOf).map(({component}) => component.name));
  const all = [...names].flatMap((name) =>
    differences(document, original, name).map((difference) => ({name, ...difference})),
  );
  const others = new Set(all.flatMap(({swapped}) => swapped.map(({one}) => one.node)));
  return all.flatMap(({name, swapped, missing, extra}): PartFault[] => [
    ...swapped
      .filter(({one, twin}) => !isWithin(one.node) && !isWithin(twin.node))
      // With a button, its label is another.
      .filter(({one}) => !one.around || !others.has(one.around))
      .map(({one, twin}): PartFault => ({
        names: [name],
        fault: {
          ...faultAt(
            one.node,
            shown(one),
            `The original has ${shown(twin)} instead: correct it here or in ${file}.`,
          ),
          rule: 'other-component',
          components: tagsIn(`${shown(one)} ${shown(twin)}`),
        },
      })),
    ...lost(name, missing, document, original).map((fault) => ({
      names: missing.flatMap(({node}) => namesIn(node)),
      fault,
    })),
    ...onlyHere(extra, name, document, original),
  ]);
}
