/** What must stand inside a component, as its example shows: a list, a heading; and what stands once on a page. */
import type {Nodes, Root} from 'mdast';

import type {AuthorComponent} from '../authorComponents';
import {remembered} from '../remember';
import {type Fault, faultAt} from './faults';
import {boldHeadings} from './headings';
import {KNOWN} from './known';
import {type EntryForm, entryFaults, entryForm} from './lists';
import {parseBody} from './parse';
import {type Element, isElement, stepsOf} from './walk';

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

function contentFaults(
  node: Element,
  component: AuthorComponent,
  bold: ReadonlySet<Nodes>,
): Fault[] {
  const {list, form, hasHeading, hasWords} = contractOf(component);
  const inside = stepsOf(node).map((step) => step.node);
  const lists = inside.flatMap((one) => (one.type === 'list' ? [one] : []));
  const isRight = lists.some(({ordered}) => Boolean(ordered) === (list === 'numbered'));
  const name = `<${component.name}>`;
  return [
    ...(list && !isRight
      ? [
          faultAt(
            node,
            list === 'numbered' ? `no numbered list inside ${name}` : `no list inside ${name}`,
            LISTS[list],
          ),
        ]
      : form
        ? entryFaults(node, component.name, form)
        : []),
    // One that is only bold is told where it stands.
    ...(hasHeading && inside.every((one) => one.type !== 'heading' && !bold.has(one))
      ? [faultAt(node, `no heading inside ${name}`, 'Begin it with a heading: ## and the words.')]
      : []),
    ...(hasWords && node.children.every(({type}) => type === 'heading')
      ? [faultAt(node, `no words below the heading of ${name}`, 'Write them: a sentence will do.')]
      : []),
  ];
}

/** Blocks that show all there is of something, and the last call: a second one is a slip. */
const isOnce = ({name, content, inline}: AuthorComponent): boolean =>
  (content === 'none' && !inline) || name === 'CallToAction';

/** Components without the list or the heading that they show, and blocks that stand twice. */
export function contentsFaults(tree: Root): Fault[] {
  const seen = new Set<string>();
  const bold = new Set<Nodes>(boldHeadings(tree));
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    const component = isElement(node) ? KNOWN.get(node.name ?? '') : undefined;
    if (!component || !isElement(node)) return [];
    if (isOnce(component) && seen.has(component.name)) {
      const remedy = 'It shows everything already: delete one of the two.';
      return [faultAt(node, `<${component.name}> for the second time`, remedy)];
    }
    seen.add(component.name);
    // An empty one is told as that.
    return node.children.length > 0 ? contentFaults(node, component, bold) : [];
  });
}
