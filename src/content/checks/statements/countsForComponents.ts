/** Numbers typed where the same paragraph of the other language has the component that counts. */
import type {Nodes} from 'mdast';

import {importLines} from '../../authorComponents';
import {KNOWN} from '../../body/known';
import {attributeOf, isElement, stepsOf, textOf} from '../../body/walk';
import {figuresIn, numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {blocksOf} from '../translations/translatedParts';
import {type RawDocument, originalsOf} from '../raw';
import type {There} from './counts';

const NAME = 'HouseCount';

type Tag = {readonly of: string; readonly as: string};

/** What a block counts by its components. */
const tagsOf = (block: Nodes): Tag[] =>
  stepsOf(block).flatMap(({node}) =>
    isElement(node) && node.name === NAME
      ? [{of: String(attributeOf(node, 'of')), as: String(attributeOf(node, 'as') ?? '')}]
      : [],
  );

/** What one block counts and the other does not, where it has a component less. */
function missing(here: readonly Tag[], there: readonly Tag[]): Tag | undefined {
  const left = here.map(({of}) => of);
  return there.find(({of}) => {
    const at = left.indexOf(of);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether a number may be a count that is out of date, or still right: no other one is as near to it. */
const isNear = (number: number, count: number): boolean =>
  number > 1 && number * 2 >= count && number <= count * 2;

/** A number of one block that stands for a component of the other. */
function typedFor(
  here: Nodes,
  there: Nodes,
  locales: readonly [here: string, there: string],
  counts: There,
): {tag: Tag; said: string; number: number} | undefined {
  const tag = missing(tagsOf(here), tagsOf(there));
  const count = counts[tag?.of as keyof There] ?? 0;
  if (!tag || count === 0) return undefined;
  const [locale, other] = locales;
  // What both have typed is no count of the house.
  const shared = figuresIn(textOf(there), other);
  const said = [...textOf(here).matchAll(new RegExp(numberPattern(locale), 'giu'))]
    .map(([typed]) => typed)
    .find((typed) => {
      const number = valueOf(typed, locale);
      return isNear(number, count) && !shared.includes(number);
    });
  return said === undefined ? undefined : {tag, said, number: valueOf(said, locale)};
}

/** Names numbers that stand where the other language counts by a component. */
export function countsForComponents(documents: readonly RawDocument[], counts: There): Problem[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document): Problem[] => {
    const original = originals.get(document.id);
    if (!original || original === document || document.kind === 'legal') return [];
    const pair = [document, original] as const;
    const blocks = pair.map(blocksOf);
    // Otherwise it is not known which belong together.
    if (blocks[0]?.length !== blocks[1]?.length) return [];
    return [pair, [original, document] as const].flatMap(([own, twin], nth): Problem[] => {
      const [here = [], there = []] = nth === 0 ? blocks : blocks.toReversed();
      return here.flatMap((block, at): Problem[] => {
        const opposite = there[at];
        const found = opposite && typedFor(block, opposite, [own.locale, twin.locale], counts);
        if (!found) return [];
        const {tag, said} = found;
        const count = counts[tag.of as keyof There];
        const as = tag.as ? ` as="${tag.as}"` : '';
        const component = KNOWN.get(NAME);
        const isImported = /^import .*\bHouseCount\b/m.test(own.body);
        const lines = component && !isImported ? ` Add the line: ${importLines([component])}` : '';
        const line = (block.position?.start.line ?? 1) + (own.bodyLine ?? 1) - 1;
        return [
          {
            file: own.file,
            field: '',
            line,
            found: `“${said}”, ${found.number === count ? 'counted by hand' : `and there are ${count}`}`,
            remedy: `Write <HouseCount of="${tag.of}"${as} /> in its place, as ${twin.file} has it: it counts by itself.${lines}`,
          },
        ];
      });
    });
  });
}
