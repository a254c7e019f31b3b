/** How the parts of a page look: grounds and sizes are the same in every language. */
import {AUTHOR_COMPONENTS} from '../../authorComponents';
import {FACTS} from '../../authorComponents/facts';
import {groupedBy} from '../../groupedBy';
import {lineOf} from '../../body/lines';
import {parseBody} from '../../body/parse';
import {type Element, attributeOf, isElement, stepsOf} from '../../body/walk';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type RawDocument, lineInFile} from '../raw';
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

type Look = {readonly property: string; readonly element: Element; readonly twin: Element};

/** Where two rows of the same components differ; the same looks in another order are meant. */
function otherLooks(name: string, elements: readonly Element[], twins: readonly Element[]): Look[] {
  if (elements.length !== twins.length) return [];
  return (LOOKS.get(name) ?? []).flatMap((property) => {
    const looksOf = (row: readonly Element[]) => row.map((one) => typedOf(one, property));
    if (sorted(looksOf(elements)) === sorted(looksOf(twins))) return [];
    return elements.flatMap((element, at): Look[] => {
      const twin = twins[at];
      const differs = twin && typedOf(element, property) !== typedOf(twin, property);
      return differs ? [{property, element, twin}] : [];
    });
  });
}

function problemOf(
  {property, element, twin}: Look,
  here: RawDocument,
  there: RawDocument,
): Problem {
  const [typed, wanted] = [element, twin].map((one) => typedOf(one, property));
  const where = `${there.file}, line ${lineInFile(there, lineOf(twin))}`;
  return {
    file: here.file,
    field: property,
    line: lineInFile(here, lineOf(element)),
    found: typed ? `${typed} on <${element.name}>` : `<${element.name}> without ${wanted}`,
    remedy: wanted
      ? `Write ${wanted}, as the original does (${where}), or change both.`
      : `Delete it, as the original has none (${where}), or write it there too.`,
  };
}

/** Names properties of a translation that are not the original's, where nothing else is `told` of either. */
export function checkLooks(documents: readonly RawDocument[], told: readonly Problem[]): Problem[] {
  const files = new Set(told.map(({file}) => file));
  return untoldPairs(documents, told).flatMap(([document, original]) => {
    if (files.has(document.file) || files.has(original.file)) return [];
    const there = elementsOf(original);
    return [...elementsOf(document)]
      .flatMap(([name, elements]) => otherLooks(name, elements, there.get(name) ?? []))
      .map((look) => problemOf(look, document, original));
  });
}
