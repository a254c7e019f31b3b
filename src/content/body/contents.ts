/** What must stand inside a component, as its example shows: a list, a heading; and what stands once on a page. */
import type {Nodes, Root} from 'mdast';

import type {AuthorComponent} from '../authorComponents';
import {remembered} from '../remember';
import {type Fault, faultAt} from './faults';
import {KNOWN} from './known';
import {type EntryForm, entryFaults, entryForm} from './lists';
import {meantHeadings} from './meantHeadings';
import {parseBody} from './parse';
import {type Element, isElement, stepsOf, textOf} from './walk';
import {lineOf} from './lines';

type Contract = {
  readonly list?: 'numbered' | 'plain';
  readonly form?: EntryForm;
  readonly hasHeading: boolean;
  /** Words below its heading. */
  readonly hasWords: boolean;
};

const contractOf = remembered(({example, inside}: AuthorComponent): Contract => {
  const list = /^1\. /m.test(example) ? 'numbered' : /^- /m.test(example) ? 'plain' : undefined;
  const {tree} = parseBody(example);
  return {
    ...(list && {list}),
    ...(list && tree && {form: entryForm(tree, example)}),
    // A part of another component has its heading where that wants one.
    hasHeading: inside === undefined && /^## /m.test(example),
    hasWords: list === undefined && /^#+ .*\n\n[^<]/m.test(example),
  };
});

const LISTS = {
  numbered:
    'Write its lines as a numbered list: “1. Tea”, “2. Water”, with an empty line before it.',
  plain: 'Write its lines as a list: “- Tea”, with an empty line before it.',
} as const;

/** Whether something is told of a line, and of one of the lines of a node. */
type IsTold = (node: Nodes) => boolean;

type Told = {
  /** On the line where a node begins. */
  readonly at: IsTold;
  /** On one of the lines of a node, of the signs of a list. */
  readonly ofSigns: IsTold;
  /** On one of them, of a heading behind a backslash. */
  readonly ofHeading: IsTold;
};

/** A heading alone: the words that belong below it are missing, or have become a part of it. */
function withoutWords(node: Element, name: string): Fault {
  const joined = node.children.find(
    (one) => one.type === 'heading' && /[\p{L}»”)][.!?…](?:\s|$)/u.test(textOf(one)),
  );
  return joined
    ? faultAt(
        joined,
        'a heading that goes on with the words below it',
        'Write them in a line of their own, with an empty line between.',
      )
    : faultAt(node, `no words below the heading of ${name}`, 'Write them: a sentence will do.');
}

function contentFaults(
  node: Element,
  component: AuthorComponent,
  headings: ReadonlySet<Nodes>,
  told: Told,
): Fault[] {
  const {list, form, hasHeading, hasWords} = contractOf(component);
  const inside = stepsOf(node).map((step) => step.node);
  const lists = inside.flatMap((one) => (one.type === 'list' ? [one] : []));
  const isRight = lists.some(({ordered}) => Boolean(ordered) === (list === 'numbered'));
  const name = `<${component.name}>`;
  return [
    ...(list && !isRight && told.ofSigns(node)
      ? []
      : list && !isRight
        ? [
            {
              ...faultAt(
                node,
                list === 'numbered' ? `no numbered list inside ${name}` : `no list inside ${name}`,
                LISTS[list],
              ),
              rule: 'no-list' as const,
            },
          ]
        : form
          ? entryFaults(node, component.name, form, told.at)
          : []),
    // One that is only bold, or has no blank, is told where it stands.
    ...(hasHeading &&
    !told.ofHeading(node) &&
    inside.every((one) => one.type !== 'heading' && !headings.has(one))
      ? [faultAt(node, `no heading inside ${name}`, 'Begin it with a heading: ## and the words.')]
      : []),
    // A heading that cannot be one may be these words.
    ...(hasWords && node.children.every((one) => one.type === 'heading' && !told.at(one))
      ? [withoutWords(node, name)]
      : []),
  ];
}

/** Blocks with words of their own that a page has once: its head, its last call, what speaks of all of something. */
const ONCE: ReadonlySet<string> = new Set([
  'CallToAction',
  'EmblemGrid',
  'Facilities',
  'HelpPanel',
  'HomeHero',
  'LocationPanel',
  'MasseuseDirectory',
  'MasseuseGrid',
  'Mission',
  'PageHero',
  'PricePanel',
  'Reasons',
  'Years',
]);

/** Blocks that show all there is of something, and others of which a second one is a slip. */
const isOnce = ({name, content, inline}: AuthorComponent): boolean =>
  (content === 'none' && !inline) || ONCE.has(name);

/**
 * Components without the list or the heading that they show, and blocks that stand twice.
 *
 * @param others what is wrong with headings and signs: it may be why a list or a heading is missed
 * @param ofSigns of these, what is wrong with signs
 */
export function contentsFaults(
  tree: Root,
  others: readonly Fault[],
  ofSigns: readonly Fault[],
): Fault[] {
  const seen = new Set<string>();
  const headings = meantHeadings(tree);
  const isIn = ({line = 0}: Fault, node: Nodes): boolean =>
    line >= lineOf(node) && line <= (node.position?.end.line ?? 0);
  const told: Told = {
    at: (node) => others.some(({line}) => line === lineOf(node)),
    ofSigns: (node) => ofSigns.some((one) => isIn(one, node)),
    ofHeading: (node) => ofSigns.some((one) => one.rule === 'escaped-heading' && isIn(one, node)),
  };
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    const component = isElement(node) ? KNOWN.get(node.name ?? '') : undefined;
    if (!component || !isElement(node)) return [];
    if (isOnce(component) && seen.has(component.name)) {
      // A second heading of the first level is told where it stands.
      if (stepsOf(node).some((step) => step.node.type === 'heading' && told.at(step.node)))
        return [];
      const shows =
        component.content === 'none' ? 'It shows everything already' : 'A page has one of it';
      const remedy = `${shows}: delete one of the two.`;
      const fault = faultAt(node, `<${component.name}> for the second time`, remedy);
      return [{...fault, rule: 'twice'}];
    }
    seen.add(component.name);
    // An empty one is told as that.
    return node.children.length > 0 ? contentFaults(node, component, headings, told) : [];
  });
}
