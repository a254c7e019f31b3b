/** Components of a body: imported, known, in their place, with properties and values they take. */
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import type {Nodes, Root} from 'mdast';

import {
  AUTHOR_COMPONENTS,
  type AuthorComponent,
  NOT_FOR_PAGES,
  PLAIN_ELEMENTS,
  type Property,
  importLines,
} from '../authorComponents';
import {closest, didYouMean} from '../closest';
import {INTENSITIES} from '../vocabularies';
import type {Fault} from './parse';
import {type Element, elementsAround, isElement, placeOf, textOf, stepsOf} from './walk';

/** What names in properties may refer to. */
type BodyContext = {
  /** Document ids of pages, programs and legal texts. */
  readonly pages: readonly string[];
  readonly programs: readonly string[];
  /** Words of the intensity scale in the page's language. */
  readonly intensities: readonly string[];
};

const KNOWN = new Map(AUTHOR_COMPONENTS.map((component) => [component.name, component]));
const NAMES = [...KNOWN.keys()];

type Import = {readonly name: string; readonly module: string; readonly node: Nodes};

const fault = (node: Nodes, found: string, remedy: string, field = ''): Fault => ({
  field,
  ...placeOf(node),
  found,
  remedy,
});

type ImportSpecifier = {readonly type: string; readonly local: {readonly name: string}};
type Statement = {
  readonly type: string;
  readonly source?: {readonly value: unknown};
  readonly specifiers?: readonly ImportSpecifier[];
};

/** Imports of a body, and what else stands among them. */
function importsOf(tree: Root): {imports: (Import & {isNamed: boolean})[]; faults: Fault[]} {
  const imports: (Import & {isNamed: boolean})[] = [];
  const faults: Fault[] = [];
  for (const {node} of stepsOf(tree)) {
    if (node.type !== 'mdxjsEsm') continue;
    const program = node.data?.estree as {body?: readonly Statement[]} | undefined;
    for (const statement of program?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') {
        faults.push(
          fault(node, 'code (export)', 'Pages hold words and listed components only. Delete it.'),
        );
        continue;
      }
      const module = String(statement.source?.value);
      if (!statement.specifiers?.length) {
        faults.push(
          fault(
            node,
            `an import of ${module} without a component`,
            'Pages import listed components only. Delete the line.',
          ),
        );
      }
      for (const {type, local} of statement.specifiers ?? []) {
        imports.push({name: local.name, module, node, isNamed: type === 'ImportSpecifier'});
      }
    }
  }
  return {imports, faults};
}

/** Line of the name inside a block of imports. */
function lineOfImport(node: Nodes, name: string): Fault['line'] {
  const start = node.position?.start.line ?? 1;
  const lines = 'value' in node ? node.value.split('\n') : [];
  const at = lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line));
  return at < 0 ? start : start + at;
}

function importFaults(imports: readonly (Import & {isNamed: boolean})[]): Fault[] {
  return imports.flatMap((entry, index): Fault[] => {
    const {name, module, node, isNamed} = entry;
    const line = lineOfImport(node, name);
    const make = (found: string, remedy: string): Fault[] => [{field: '', line, found, remedy}];
    const known = KNOWN.get(name);
    if (!known) {
      const reason = NOT_FOR_PAGES[name];
      return make(
        `an import of ${name} from ${module}`,
        reason
          ? `It is not for pages: ${reason}.`
          : `${didYouMean(name, NAMES)}Pages import listed components only (src/components/README.md).`,
      );
    }
    if (imports.findIndex((other) => other.name === name) < index) {
      return make(`${name} imported twice`, 'Delete one of the two lines.');
    }
    const right = module === known.module && isNamed === Boolean(known.named);
    return right
      ? []
      : make(
          `${name} imported from ${module}`,
          `Write: ${importLines(
            AUTHOR_COMPONENTS.filter(
              (component) =>
                component.module === known.module &&
                imports.some((other) => other.name === component.name),
            ),
          )}`,
        );
  });
}

/** What a property's value is, as far as it is plain. */
type Value =
  | {readonly kind: 'none'}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'number'; readonly number: number}
  | {readonly kind: 'code'};

function valueOf({value}: MdxJsxAttribute): Value {
  if (value === null || value === undefined) return {kind: 'none'};
  if (typeof value === 'string') return {kind: 'text', text: value};
  const source = value.value.trim();
  if (/^\d+$/.test(source)) return {kind: 'number', number: Number(source)};
  const quoted = /^(["'`])([^"'`\\$]*)\1$/.exec(source);
  return quoted ? {kind: 'text', text: quoted[2] ?? ''} : {kind: 'code'};
}

type Verdict = {readonly found: string; readonly remedy: string} | undefined;

const named = (text: string, values: readonly string[], what: string): Verdict =>
  values.includes(text)
    ? undefined
    : {
        found: JSON.stringify(text),
        remedy:
          values.length > 12
            ? `There is no such ${what}. ${didYouMean(text, values)}Write the id of one.`
            : `${didYouMean(text, values)}Write one of: ${values.join(', ')}.`,
      };

function verdict({name, type}: Property, value: Value, context: BodyContext): Verdict {
  if (value.kind === 'code') {
    return {
      found: 'code in curly brackets',
      remedy:
        type.kind === 'number'
          ? `Write a number: ${name}={${type.values.join('} or {')}}.`
          : `Write a text in quotation marks: ${name}="…".`,
    };
  }
  if (type.kind === 'flag') {
    return value.kind === 'none'
      ? undefined
      : {found: 'a value', remedy: `Write ${name} alone, or leave it out.`};
  }
  if (type.kind === 'number') {
    return value.kind === 'number' && type.values.includes(value.number)
      ? undefined
      : {
          found: value.kind === 'number' ? String(value.number) : JSON.stringify(valueText(value)),
          remedy: `Write ${name}={${type.values.join('} or {')}}.`,
        };
  }
  const text = valueText(value);
  if (value.kind !== 'text' || !text.trim()) {
    return {
      found: value.kind === 'number' ? `the number ${value.number}` : 'no value',
      remedy: `Write a text in quotation marks: ${name}="…".`,
    };
  }
  switch (type.kind) {
    case 'choice':
      return named(text, type.values, name);
    case 'page':
      return named(text, context.pages, 'page');
    case 'program':
      return named(text, context.programs, 'program');
    case 'intensity': {
      // Words that the translation lacks are told there.
      if (context.intensities.length < INTENSITIES.length) return undefined;
      const known = [...context.intensities, ...INTENSITIES];
      return known.some((word) => word.toLowerCase() === text.trim().toLowerCase())
        ? undefined
        : named(text, context.intensities, 'intensity');
    }
    default:
      return undefined;
  }
}

const valueText = (value: Value): string => (value.kind === 'text' ? value.text : '');

const isPlainAttribute = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute';

function propertyFaults(
  node: Element,
  properties: readonly Property[],
  context: BodyContext,
): Fault[] {
  const name = node.name ?? '';
  const typed = node.attributes.filter(isPlainAttribute);
  const names = properties.map((property) => property.name);
  const listed = names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none: delete it.';
  const spread = typed.length < node.attributes.length;
  const missing = properties.filter(
    (property) => property.required && !typed.some((attribute) => attribute.name === property.name),
  );
  const misspelt = typed
    .filter((attribute) => !names.includes(attribute.name))
    .map((attribute) =>
      didYouMean(
        attribute.name,
        names.filter((one) => !typed.some((other) => other.name === one)),
      ),
    );
  return [
    ...(spread ? [fault(node, `code in <${name}>`, 'Write properties as name="value".')] : []),
    ...missing
      .filter((property) => !misspelt.includes(`Did you mean ${property.name}? `))
      .map((property) =>
        fault(
          node,
          'nothing',
          `Add the property ${property.name} to <${name}>.`,
          `${name} ${property.name}`,
        ),
      ),
    ...typed.flatMap((attribute, index): Fault[] => {
      const field = `${name} ${attribute.name}`;
      const property = properties.find((candidate) => candidate.name === attribute.name);
      if (!property) {
        const near = didYouMean(attribute.name, names);
        return [fault(node, 'a property that it does not have', `${near}${listed}`, field)];
      }
      if (typed.findIndex((other) => other.name === attribute.name) < index) {
        return [fault(node, 'the same property twice', 'Keep one of them.', field)];
      }
      const wrong = verdict(property, valueOf(attribute), context);
      return wrong ? [fault(node, wrong.found, wrong.remedy, field)] : [];
    }),
  ];
}

function contentFaults(node: Element, {name, content}: AuthorComponent): Fault[] {
  const isEmpty = node.children.every(
    (child) =>
      !isElement(child) &&
      child.type !== 'image' &&
      !textOf(child).trim() &&
      !('children' in child && child.children.some((inner) => isElement(inner))),
  );
  if (content === 'needed' && isEmpty) {
    return [
      fault(
        node,
        `nothing inside <${name}>`,
        `Write what belongs between <${name}> and </${name}>, or delete it.`,
      ),
    ];
  }
  return content === 'none' && !isEmpty
    ? [fault(node, `text inside <${name}>`, `Nothing stands inside: write <${name} />.`)]
    : [];
}

function elementFaults(node: Element, around: readonly string[], context: BodyContext): Fault[] {
  const {name} = node;
  if (!name) return [fault(node, 'an empty tag <>', 'Delete <> and </>.')];
  const plain = Object.hasOwn(PLAIN_ELEMENTS, name) ? PLAIN_ELEMENTS[name] : undefined;
  if (plain) return propertyFaults(node, plain, context);
  const known = KNOWN.get(name);
  if (!known) {
    const isTag = /^[a-z]/.test(name);
    const near = didYouMean(name, [...NAMES, ...(isTag ? [] : Object.keys(PLAIN_ELEMENTS))]);
    const remedy = isTag
      ? `HTML is not written in pages. ${near}Use Markdown or a component of src/components/README.md.`
      : `${near}There is no such component; src/components/README.md lists them.`;
    return [fault(node, `<${name}>`, remedy)];
  }
  const faults = [
    ...propertyFaults(node, known.properties, context),
    ...contentFaults(node, known),
  ];
  if (known.inside && !around.includes(known.inside)) {
    faults.push(
      fault(
        node,
        `<${name}> outside <${known.inside}>`,
        `Move it between <${known.inside}> and </${known.inside}>.`,
      ),
    );
  }
  return faults;
}

/** Text between curly brackets that is more than a note. */
function expressionFaults(node: Nodes): Fault[] {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return [];
  const source = node.value.trim();
  const isNote = source.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
  const isSpace = /^(['"])\s*\1$/.test(source);
  return isNote || isSpace
    ? []
    : [
        fault(
          node,
          `code in curly brackets: {${source.length > 40 ? `${source.slice(0, 37)}…` : source}}`,
          'Pages hold words, not code: delete it, or write \\{ to show a bracket.',
        ),
      ];
}

/** Components of one module are imported on one line: one mistake, told where the first of them stands. */
function missingImports(tree: Root, imported: ReadonlySet<string>): Fault[] {
  const used = stepsOf(tree).flatMap(({node}) => {
    const component = isElement(node) ? KNOWN.get(node.name ?? '') : undefined;
    return component && !imported.has(component.name) ? [{node, component}] : [];
  });
  const modules = [...new Set(used.map(({component}) => component.module))];
  return modules.flatMap((module) => {
    const [first] = used.filter(({component}) => component.module === module);
    if (!first) return [];
    const wanted = AUTHOR_COMPONENTS.filter(
      (component) =>
        component.module === module &&
        (imported.has(component.name) ||
          used.some((other) => other.component.name === component.name)),
    );
    const hasPart = wanted.some(({name}) => imported.has(name));
    const line = importLines(wanted);
    return [
      fault(
        first.node,
        `<${first.component.name}> without its import`,
        hasPart ? `Write its import as: ${line}` : `Add the line: ${line}`,
      ),
    ];
  });
}

/** Names of the components that stand in a body, each once. */
export function componentsIn(tree: Root): Set<string> {
  const names = stepsOf(tree).flatMap(({node}) =>
    isElement(node) && node.name ? [node.name] : [],
  );
  return new Set(names);
}

/** Everything that is wrong with components, imports and curly brackets. */
export function checkComponents(tree: Root, context: BodyContext): Fault[] {
  const {imports, faults} = importsOf(tree);
  // A misspelt name in an import, or of what stands around, is one mistake and not two.
  const meant = (name: string): string => (KNOWN.has(name) ? name : (closest(name, NAMES) ?? name));
  const imported = new Set(imports.map(({name}) => meant(name)));
  const inText = stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    if (!isElement(node)) return expressionFaults(node);
    return elementFaults(node, elementsAround(parents).map(meant), context);
  });
  return [...faults, ...importFaults(imports), ...missingImports(tree, imported), ...inText];
}
