/**
 * Where a source asks Docusaurus for words: calls of `translate()` and `<Translate>` elements, found
 * in the syntax tree as Docusaurus' own extractor finds them, through the bindings of the import
 * from `@docusaurus/Translate`. Comments, other objects and shadowed names are not taken for one.
 */
import {type NodePath, parseSync, traverse, types} from '@babel/core';
import {getBabelOptions} from '@docusaurus/babel';

import {oncePerBuild} from '../../oncePerBuild';
import {type Writer, callWriter, elementWriter} from './edits';

const MODULE = '@docusaurus/Translate';

export type Use = {
  /** Undefined when the source does not say it plainly: any id could be meant. */
  readonly id?: string;
  /** What the source itself says, which stands where a language has no words of its own. */
  readonly said?: string;
  /** How words are written there; undefined when the source cannot take any. */
  readonly write?: Writer;
};

/** A text that is known without running the source. */
function textOf(path: NodePath): string | undefined {
  const value = path.isJSXExpressionContainer() ? path.get('expression') : path;
  const {confident, value: text} = value.evaluate();
  return confident && typeof text === 'string' ? text : undefined;
}

/** The value of a plain property of an object, the only one of its name. */
function valueOf(object: NodePath<types.ObjectExpression>, name: string): NodePath | undefined {
  const found = object
    .get('properties')
    .filter((property) => property.isObjectProperty() && !property.node.computed)
    .filter((property) => {
      const key = property.get('key') as NodePath;
      return key.isIdentifier({name}) || key.isStringLiteral({value: name});
    });
  return found.length === 1 ? (found[0]?.get('value') as NodePath) : undefined;
}

/** Text between tags as React reads it: without line breaks and indentation; undefined when none is left. */
function textBetween({node}: NodePath<types.JSXText>): string | undefined {
  const tags = [types.jsxOpeningFragment(), types.jsxClosingFragment()] as const;
  const [text] = types.react.buildChildren(types.jsxFragment(...tags, [node]));
  return types.isStringLiteral(text) ? text.value : undefined;
}

/** What stands between the tags of an element, where it is one text that is known. */
function childTextOf(element: NodePath<types.JSXElement>): string | undefined {
  const children = element
    .get('children')
    .filter((child) => !child.isJSXText() || textBetween(child) !== undefined);
  const [only] = children;
  if (children.length !== 1 || !only) return undefined;
  return only.isJSXText() ? textBetween(only) : textOf(only);
}

/** `translate({id: 'a', message: 'English'})`: the message gives way. */
function readCall(call: NodePath<types.CallExpression>): Use {
  const [first] = call.get('arguments');
  if (!first?.isObjectExpression()) return {};
  // What a spread or a computed name brings is not known.
  const plain = first
    .get('properties')
    .every((property) => property.isObjectProperty() && !property.node.computed);
  const idPath = plain ? valueOf(first, 'id') : undefined;
  const id = idPath && textOf(idPath);
  if (id === undefined) return {};
  const message = valueOf(first, 'message');
  const isShort = (message?.parent as types.ObjectProperty | undefined)?.shorthand;
  if (!message || isShort) return {id};
  return {id, said: textOf(message), write: callWriter(call)};
}

/** `<Translate id="a">English</Translate>`: what stands between the tags gives way. */
function readElement(element: NodePath<types.JSXElement>): Use {
  const attributes = element.get('openingElement').get('attributes');
  // What a spread brings is not known.
  if (attributes.some((attribute) => attribute.isJSXSpreadAttribute())) return {};
  const values = attributes
    .filter((attribute) => attribute.isJSXAttribute())
    .filter((attribute) => attribute.get('name').isJSXIdentifier({name: 'id'}))
    .map((attribute) => attribute.get('value') as NodePath);
  const id = values.length === 1 && values[0]?.node ? textOf(values[0]) : undefined;
  if (id === undefined) return {};
  return {id, said: childTextOf(element), write: elementWriter(element)};
}

/** What a mention of `translate` or `Translate` is; undefined for the end tag of an element. */
function readMention(mention: NodePath): Use | undefined {
  const {parentPath} = mention;
  if (parentPath?.isJSXClosingElement()) return undefined;
  if (parentPath?.isCallExpression() && mention.key === 'callee') return readCall(parentPath);
  if (parentPath?.isJSXOpeningElement() && parentPath.parentPath.isJSXElement()) {
    return readElement(parentPath.parentPath);
  }
  return {};
}

/** The uses by what one import statement brings; types bring none. */
function readImport(statement: NodePath<types.ImportDeclaration>): Use[] {
  if (statement.node.importKind === 'type') return [];
  return statement.get('specifiers').flatMap((specifier) => {
    if (specifier.isImportNamespaceSpecifier()) return [{}];
    const mentions = specifier.scope.getBinding(specifier.node.local.name)?.referencePaths ?? [];
    return mentions.map(readMention).filter((use) => use !== undefined);
  });
}

function findUses(source: string, file: string): Use[] {
  // Pages are written for one language each; if one asks for words all the same, it is not read here.
  if (/\.mdx?$/.test(file)) return [{}];
  const tree = parseSync(source, {...getBabelOptions({isServer: true}), filename: file});
  if (!tree) throw new Error(`${file} has no syntax tree.`);
  const uses: Use[] = [];
  traverse(tree, {
    StringLiteral({node, parentPath}) {
      if (node.value !== MODULE) return;
      if (parentPath.isImportDeclaration()) uses.push(...readImport(parentPath));
      // Handed on, required or imported while the page runs: what becomes of it is not known.
      else if (parentPath.isExportDeclaration() || parentPath.isCallExpression()) uses.push({});
    },
  });
  return uses;
}

/** What was found before: the plugin asks first, the bundler's loader again, then the next language. */
const found = oncePerBuild(
  'uses of words',
  () => new Map<string, {readonly source: string; readonly uses: readonly Use[]}>(),
);

/**
 * All uses in a source. Throws when it cannot be parsed.
 * @param file Its path: the extension tells the syntax.
 */
export function usesIn(source: string, file: string): readonly Use[] {
  if (!source.includes(MODULE)) return [];
  const before = found.get(file);
  if (before?.source === source) return before.uses;
  const uses = findUses(source, file);
  found.set(file, {source, uses});
  return uses;
}
