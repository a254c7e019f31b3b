/** How the parts of a page look: grounds and sizes are the same in every language. */
import {AUTHOR_COMPONENTS} from '../../authorComponents';
import {FACTS} from '../../authorComponents/facts';
import {groupedBy} from '../../groupedBy';
import {lineOf} from '../../body/lines';
import {parseBody} from '../../body/parse';
import {type Element, attributeOf, isElement, stepsOf} from '../../body/walk';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {RawDocument} from '../raw';
import {untoldPairs} from './untoldPairs';

const WORDED: ReadonlySet<string> = new Set(FACTS.map(({name}) => name));

/**
 * Properties that choose how a component looks, by its name. Those of facts change with the sentence around them,
 * and a drawing may suit the words of one language better.
 */
const LOOKS: ReadonlyMap<string, readonly string[]> = new Map(
  AUTHOR_COMPONENTS.filter(({name, inline}) => !inline && !WORDED.has(name)).map((component) => [
    component.name,
    component.properties
      .filter(({name, type}) => name !== 'icon' && (type.kind === 'choice' || type.kind === 'flag'))
      .map(({name}) => name),
  ]),
);

/** The components of a text that have a look, by name, in their order. */
const elementsOf = remembered(({body}: RawDocument): ReadonlyMap<string, readonly Element[]> => {
  const {tree} = parseBody(body);
  const elements = (tree ? stepsOf(tree) : [])
    .map(({node}) => node)
    .filter((node): node is Element => isElement(node) && LOOKS.has(node.name ?? ''));
  return groupedBy(elements, ({name}) => name ?? '');
});

/** A property as it is typed: `large`, `tone="dusk"`; undefined where there is none. */
function typedOf(element: Element, property: string): string | undefined {
  const value = attributeOf(element, property);
  if (value === undefined) return undefined;
  return value === null ? property : `${property}="${String(value)}"`;
}

const sorted = (typed: readonly (string | undefined)[]): string =>
  typed
    .map((one) => one ?? '')
    .sort()
    .join();

/** Names properties of a translation that are not the original's; parts in another order are meant. */
export function checkLooks(documents: readonly RawDocument[], told: readonly Problem[]): Problem[] {
  const isTold = ({file}: RawDocument): boolean => told.some((one) => one.file === file);
  return untoldPairs(documents, told).flatMap(([document, original]): Problem[] => {
    if (isTold(document) || isTold(original)) return [];
    const {file, bodyLine = 1} = document;
    const there = elementsOf(original);
    return [...elementsOf(document)].flatMap(([name, elements]): Problem[] => {
      const twins = there.get(name) ?? [];
      if (twins.length !== elements.length) return [];
      return (LOOKS.get(name) ?? []).flatMap((property): Problem[] => {
        const typed = elements.map((element) => typedOf(element, property));
        const meant = twins.map((twin) => typedOf(twin, property));
        if (sorted(typed) === sorted(meant)) return [];
        return elements.flatMap((element, at): Problem[] => {
          const [here, wanted] = [typed[at], meant[at]];
          if (here === wanted) return [];
          const where = `${original.file}, line ${lineOf(twins[at]) + (original.bodyLine ?? 1) - 1}`;
          return [
            {
              file,
              field: property,
              line: lineOf(element) + bodyLine - 1,
              found: here ? `${here} on <${name}>` : `<${name}> without ${wanted}`,
              remedy: wanted
                ? `Write ${wanted}, as the original does (${where}), or change both.`
                : `Delete it, as the original has none (${where}), or write it there too.`,
            },
          ];
        });
      });
    });
  });
}
