/** Components of a body: imported, known, in their place, with properties and values they take. */
import type {Nodes, Parents, Root} from 'mdast';

import {type AuthorComponent, PLAIN_ELEMENTS} from '../authorComponents';
import {didYouMean} from '../closest';
import {type Fault, faultAt} from './faults';
import {areImports, importFaults, importsOf, missingImports, wordsAmong} from './imports';
import {KNOWN, NAMES, nameMeant} from './known';
import {voidRemedy} from './lostEnds';
import {type BodyContext, propertyFaults} from './properties';
import {type Element, elementsAround, isElement, stepsOf, textOf} from './walk';

/** A component as it is typed where nothing stands inside. */
function aloneOf({name, attributes}: Element): string {
  const properties = attributes.flatMap((one) =>
    'name' in one && typeof one.value === 'string' ? [` ${one.name}="${one.value}"`] : [],
  );
  return `<${name}${properties.join('')} />`;
}

function contentFaults(node: Element, {name, content}: AuthorComponent): Fault[] {
  const isEmpty = node.children.every(
    (child) =>
      !isElement(child) &&
      !textOf(child).trim() &&
      !('children' in child && child.children.some((inner) => isElement(inner))),
  );
  if (content === 'needed' && isEmpty) {
    return [
      {
        ...faultAt(
          node,
          `nothing inside <${name}>`,
          `Write what belongs between <${name}> and </${name}>, or delete it.`,
        ),
        rule: 'empty-component',
      },
    ];
  }
  if (content !== 'none' || isEmpty) return [];
  const remedy = `Nothing stands inside: write ${aloneOf(node)}.`;
  return [{...faultAt(node, `text inside <${name}>`, remedy), rule: 'text-inside'}];
}

function elementFaults(
  node: Element,
  around: readonly string[],
  context: BodyContext,
  isRest: boolean,
): Fault[] {
  const {name} = node;
  if (!name) return [faultAt(node, 'an empty tag <>', 'Delete <> and </>.')];
  const plain = Object.hasOwn(PLAIN_ELEMENTS, name) ? PLAIN_ELEMENTS[name] : undefined;
  const level = /^h([2-6])$/.exec(name)?.[1];
  if (plain && level && node.attributes.length === 0) {
    return [
      faultAt(
        node,
        `<${name}>`,
        `Write ${'#'.repeat(Number(level))} and a blank before its words, in place of both tags.`,
      ),
    ];
  }
  if (plain) return propertyFaults(node, plain, context);
  const known = KNOWN.get(name);
  if (!known) {
    const isTag = /^[a-z]/.test(name);
    const near = didYouMean(name, [...NAMES, ...(isTag ? [] : Object.keys(PLAIN_ELEMENTS))]);
    const remedy = isTag
      ? `HTML is not written in pages. ${near}Use Markdown or a component of src/components/README.md.`
      : `${near}There is no such component; src/components/README.md lists them.`;
    const fault = faultAt(node, `<${name}>`, voidRemedy(name) ?? remedy);
    return [{...fault, rule: isTag ? 'html' : 'unknown-component'}];
  }
  const faults = [
    ...propertyFaults(node, known.properties, context),
    ...contentFaults(node, known),
  ];
  if (!known.inline && around.includes(name)) {
    const remedy = `Write </${name}> before it, and delete the one that is too many below: none stands in another.`;
    faults.push(faultAt(node, `<${name}> inside a <${name}>`, remedy));
  }
  if (known.inside && !around.includes(known.inside) && !isRest) {
    const remedy = `Move it between <${known.inside}> and </${known.inside}>, or delete it where one of these stands there already.`;
    faults.push({
      ...faultAt(node, `<${name}> outside <${known.inside}>`, remedy),
      rule: 'outside',
      components: [known.inside],
    });
  }
  return faults;
}

/** Whether another one of its name stands before it: what lost the block around them lost it once. */
const isAfterSister = (node: Element, parents: readonly Parents[]): boolean => {
  const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
  return siblings
    .slice(0, siblings.indexOf(node))
    .some((one) => isElement(one) && one.name === node.name);
};

/** Text between curly brackets that is more than a note. */
function expressionFaults(node: Nodes): Fault[] {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return [];
  const source = node.value.trim();
  if (source === '') {
    return [faultAt(node, 'empty curly brackets', 'Delete them: curly brackets mean code.')];
  }
  const isNote = source.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
  if (/^(['"`])\s*\1$/.test(source)) {
    const remedy = 'Delete it, and type a blank in its place.';
    return [faultAt(node, `code in curly brackets: {${source}}`, remedy)];
  }
  return isNote
    ? []
    : [
        faultAt(
          node,
          `code in curly brackets: {${source.length > 40 ? `${source.slice(0, 37)}…` : source}}`,
          'Pages hold words, not code: delete it, or write \\{ to show a bracket.',
        ),
      ];
}

/** Whether something is a tag of HTML that pages do not know. */
const isHtml = (node: Nodes): boolean =>
  isElement(node) &&
  /^[a-z]/.test(node.name ?? '') &&
  !Object.hasOwn(PLAIN_ELEMENTS, node.name ?? '');

/** Everything that is wrong with components, imports and curly brackets. */
export function checkComponents(tree: Root, context: BodyContext): Fault[] {
  const {imports, faults} = importsOf(tree);
  const imported = new Set(imports.map(({name}) => nameMeant(name)));
  const inText = stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    // What an import names in curly brackets is no code.
    if (!isElement(node)) return parents.some(areImports) ? [] : expressionFaults(node);
    // A tag of HTML goes with the one around it.
    if (isHtml(node) && parents.some(isHtml)) return [];
    return elementFaults(
      node,
      elementsAround(parents).map(nameMeant),
      context,
      isAfterSister(node, parents),
    );
  });
  return [
    ...faults,
    ...importFaults(imports),
    ...wordsAmong(tree),
    ...missingImports(tree, imports, imported),
    ...inText,
  ];
}
