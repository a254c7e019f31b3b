/** Parts of a page that name something (a program, a page, a way to the house): no two beside each other name the same. */
import type {Nodes, Parents} from 'mdast';

import type {AuthorComponent, Property} from '../../authorComponents';
import {type Fault, faultAt} from '../../body/faults';
import {KNOWN} from '../../body/known';
import {parseBody} from '../../body/parse';
import {type Element, attributeOf, isElement, stepsOf} from '../../body/walk';
import {remembered} from '../../remember';
import {type RawDocument, repeats} from '../raw';

export type Part = {
  readonly node: Element;
  readonly component: AuthorComponent;
  /** What it names, as it was typed; '' where the component names nothing. */
  readonly value: string;
  /** Whether it stands by itself, not in a sentence. */
  readonly stands: boolean;
  /** The component it stands in. */
  readonly around: Element | undefined;
};

/** Parts of the menu’s page that are held against the programs (menu.ts). */
const OF_MENU: ReadonlySet<string> = new Set(['MenuTab', 'Intensity']);

/** The property that says which one is meant: a name that is the same in every language. */
const namingProperty = ({properties}: AuthorComponent): Property | undefined =>
  properties.find(
    ({name, type, required}) => (required && type.kind !== 'words') || name === 'box',
  );

/** Whether it stands on lines of its own: in no sentence, and not inside a link. */
function standsAlone(node: Nodes, parents: readonly Parents[]): boolean {
  const parent = parents.at(-1);
  const isInLink = parents.some((one) => isElement(one) && KNOWN.get(one.name ?? '')?.inline);
  if (isInLink) return false;
  if (node.type === 'mdxJsxFlowElement') return true;
  return (
    parent?.type === 'paragraph' &&
    parent.children.every(
      (child) => isElement(child) || (child.type === 'text' && !child.value.trim()),
    )
  );
}

/** Components of a page that name something, or stand in a sentence elsewhere: links, facts. */
export const partsOf = remembered(({body}: RawDocument): Part[] => {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node, parents}): Part[] => {
    if (!isElement(node)) return [];
    const component = KNOWN.get(node.name ?? '');
    if (!component || OF_MENU.has(component.name)) return [];
    const naming = namingProperty(component);
    if (!naming && !component.inline) return [];
    const typed = naming && attributeOf(node, naming.name);
    return [
      {
        node,
        component,
        value: typeof typed === 'string' ? typed.trim() : '',
        stands: standsAlone(node, parents),
        around: parents.findLast((parent) => isElement(parent)),
      },
    ];
  });
});

/** A part as it is typed, without its words. */
export function shown({node, component, value}: Part): string {
  const naming = namingProperty(component);
  const property = naming && value ? ` ${naming.name}="${value}"` : '';
  return `<${component.name}${property}${node.children.length > 0 ? '>' : ' />'}`;
}

/** What is typed behind its name, without the places where it stands. */
const typedIn = ({attributes}: Element): unknown =>
  attributes.map(({value, ...attribute}) => [
    'name' in attribute && attribute.name,
    typeof value === 'object' ? value?.value : value,
  ]);

/** What is named there is a drawing, which may come again, and be another one in a translation. */
export const DRAWN = 'Feature';

/** Facts may come again, and so may links in sentences. */
const isOnce = ({component: {name, inline}, around, stands}: Part): boolean =>
  inline ? stands && around?.name === 'div' : name !== DRAWN;

/** Parts of one block that name the same: two ways to the house, two services, two buttons of a row. */
export const repeated = remembered((document: RawDocument): Part[] => {
  const parts = partsOf(document).filter(isOnce);
  const places = [...new Set(parts.map(({around}) => around))];
  const keyOf = ({node, component: {name, inline}, value, around}: Part): string =>
    JSON.stringify([places.indexOf(around), name, inline ? typedIn(node) : value]);
  return repeats(parts, keyOf).map(({entry}) => entry);
});

/** What stands twice in one block; services are told with the other parts of the menu. */
export function repeatedParts(document: RawDocument): Fault[] {
  return repeated(document)
    .filter(({component}) => component.name !== 'Service')
    .map((part) =>
      faultAt(
        part.node,
        `${shown(part)} for the second time beside the first`,
        'Correct one of the two, or delete it.',
      ),
    );
}

/** Whether a link leads to one of the many places within a page: which, is its writer’s own choice. */
export const isWithin = (link: Element): boolean => attributeOf(link, 'suffix') !== undefined;

/** Links that are called by the name of another page than they lead to. */
export function labelFaults(document: RawDocument, pages: readonly string[]): Fault[] {
  return partsOf(document).flatMap(({node, component, value, around}): Fault[] => {
    const page = around && attributeOf(around, 'page');
    if (component.name !== 'PageLabel' || typeof page !== 'string' || page === value) return [];
    if (around && isWithin(around)) return [];
    // A page that is none is told with its property.
    if (![page, value].every((one) => pages.includes(one))) return [];
    const found = `<PageLabel page="${value}" /> in a link to ${page}`;
    return [faultAt(node, found, 'Write the same page in both.')];
  });
}
