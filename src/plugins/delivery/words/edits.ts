/**
 * How a use of words is written once its words are known: as plain text where nothing is put into
 * them, and otherwise without what only the extractor of translations reads, its id and description.
 * The HTML that was rendered from the source as it stands says the same, text node by text node.
 */
import type {NodePath, types} from '@babel/core';

/** Text that takes the place of a part of a source, offset by offset. */
export type Edit = {readonly start: number; readonly end: number; readonly text: string};

/** The edits that put a language's words into a use. */
export type Writer = (words: string) => readonly Edit[];

/** Read by Docusaurus' extractor, and by its lookup of words that are already here. */
const NAMES_OF_WORDS: readonly unknown[] = ['id', 'description'];

/** Where a syntax node stands, if the parser says so. */
function placeOf({start, end}: types.Node): {start: number; end: number} | undefined {
  return typeof start === 'number' && typeof end === 'number' ? {start, end} : undefined;
}

/** `translate({id: 'a', message: 'English'})`: the whole call gives way, or what it is given first. */
export function callWriter(call: NodePath<types.CallExpression>): Writer | undefined {
  const [first, ...values] = call.get('arguments');
  if (!first) return undefined;
  const place = placeOf(values.length > 0 ? first.node : call.node);
  if (!place) return undefined;
  const written = (words: string): string => JSON.stringify(words);
  return values.length > 0
    ? (words) => [{...place, text: `{message: ${written(words)}}`}]
    : (words) => [{...place, text: written(words)}];
}

/** An element with a value or a key stays one, without what names its words. */
function lighterElement(
  {node: {openingElement, closingElement}}: NodePath<types.JSXElement>,
  named: readonly types.JSXAttribute[],
): Writer | undefined {
  const start = openingElement.end;
  const end = closingElement?.start;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  const dropped = named.flatMap((attribute) => {
    const place = placeOf(attribute);
    return place ? [{...place, text: ''}] : [];
  });
  return (words) => [...dropped, {start, end, text: `{${JSON.stringify(words)}}`}];
}

/** `<Translate id="a">English</Translate>`: the element gives way, or what stands between its tags. */
export function elementWriter(element: NodePath<types.JSXElement>): Writer | undefined {
  if (!element.node.closingElement) return undefined;
  const attributes = element.node.openingElement.attributes.filter(
    (attribute) => attribute.type === 'JSXAttribute',
  );
  const named = attributes.filter(({name}) => NAMES_OF_WORDS.includes(name.name));
  if (attributes.length > named.length) return lighterElement(element, named);
  const place = placeOf(element.node);
  if (!place) return undefined;
  const {parentPath} = element;
  const isInMarkup =
    parentPath.isJSXElement() || parentPath.isJSXFragment() || parentPath.isJSXAttribute();
  return (words) => {
    const text = JSON.stringify(words);
    return [{...place, text: isInMarkup ? `{${text}}` : text}];
  };
}
