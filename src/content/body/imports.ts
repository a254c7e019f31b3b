/** Imports of a body: of listed components only, each from where it lives, none missing. */
import type {Nodes, Root} from 'mdast';

import {
  AUTHOR_COMPONENTS,
  type AuthorComponent,
  NOT_FOR_PAGES,
  addImport,
  importLines,
} from '../authorComponents';
import {didYouMean} from '../closest';
import {type Fault, faultAt} from './faults';
import {KNOWN, NAMES} from './known';
import {isElement, stepsOf, textOf} from './walk';
import {lineOf} from './lines';

export type Import = {
  readonly name: string;
  readonly module: string;
  readonly node: Nodes;
  /** In curly brackets. */
  readonly isNamed: boolean;
};

type ImportSpecifier = {readonly type: string; readonly local: {readonly name: string}};
type Statement = {
  readonly type: string;
  readonly source?: {readonly value: unknown};
  readonly specifiers?: readonly ImportSpecifier[];
};

/** Imports of a body, and what else stands among them. */
export function importsOf(tree: Root): {imports: Import[]; faults: Fault[]} {
  const imports: Import[] = [];
  const faults: Fault[] = [];
  for (const {node} of stepsOf(tree)) {
    if (node.type !== 'mdxjsEsm') continue;
    const program = node.data?.estree as {body?: readonly Statement[]} | undefined;
    for (const statement of program?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') {
        faults.push(
          faultAt(node, 'code (export)', 'Pages hold words and listed components only. Delete it.'),
        );
        continue;
      }
      const module = String(statement.source?.value);
      if (!statement.specifiers?.length) {
        faults.push(
          faultAt(
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
export function lineOfImport(node: Nodes, name: string): Fault['line'] {
  const start = lineOf(node);
  const lines = 'value' in node ? node.value.split('\n') : [];
  const at = lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line));
  return at < 0 ? start : start + at;
}

/** The one component that a module holds. */
function componentOf(module: string): AuthorComponent | undefined {
  const [first, ...others] = AUTHOR_COMPONENTS.filter((one) => one.module === module);
  return others.length === 0 && !first?.named ? first : undefined;
}

export function importFaults(imports: readonly Import[]): Fault[] {
  return imports.flatMap((entry, index): Fault[] => {
    const {name, module, node, isNamed} = entry;
    const line = lineOfImport(node, name);
    const make = (found: string, remedy: string): Fault[] => [{field: '', line, found, remedy}];
    // Of a line that is no import of ours at all, one name is enough.
    const isBeside = imports.some(
      (other, at) =>
        at < index && other.node === node && other.module === module && !KNOWN.has(other.name),
    );
    const known = KNOWN.get(name);
    if (!known) {
      if (isBeside) return [];
      const own = isNamed ? undefined : componentOf(module);
      if (own) return make(`${name} imported from ${module}`, `Write: ${importLines([own])}`);
      const reason = NOT_FOR_PAGES[name];
      return make(
        `an import of ${name} from ${module}`,
        reason
          ? `It is not for pages: ${reason}.`
          : `${didYouMean(name, NAMES)}Pages import listed components only (src/components/README.md).`,
      );
    }
    const right = module === known.module && isNamed === Boolean(known.named);
    // One line brings several from one place, which is misspelt once.
    const isSaid =
      module !== known.module &&
      imports.some(
        (other, at) =>
          at < index &&
          other.node === node &&
          other.module === module &&
          KNOWN.get(other.name)?.module === known.module,
      );
    return right || isSaid
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

/** A paragraph of imports that are read as words: a slip in the first one, or no empty line before it. */
export const areImports = (node: Nodes): boolean =>
  node.type === 'paragraph' && / from '@site\/src\/components\//.test(textOf(node));

function importsAsWords(tree: Root): Fault[] {
  return stepsOf(tree)
    .filter(({node}) => areImports(node))
    .map(({node}) =>
      faultAt(
        node,
        'imports that are read as words',
        'Begin each of these lines with “import ”, and leave an empty line between them and any words.',
      ),
    );
}

/** Words that stand before the last import: they were pasted among them. */
export function wordsAmong(tree: Root): Fault[] {
  const isImport = (node: Nodes): boolean =>
    node.type === 'mdxjsEsm' && node.value.startsWith('import ');
  const [first, last] = [tree.children.findIndex(isImport), tree.children.findLastIndex(isImport)];
  const [words] = tree.children
    .slice(Math.max(0, first), Math.max(0, last))
    .filter((node) => node.type === 'paragraph' && !areImports(node));
  const remedy = 'Delete them, or move them below the last import, with an empty line between.';
  return words ? [faultAt(words, 'words among the imports', remedy)] : [];
}

/** Components of one module are imported on one line: one mistake, told where the first of them stands. */
export function missingImports(
  tree: Root,
  imports: readonly Import[],
  imported: ReadonlySet<string>,
): Fault[] {
  const unread = importsAsWords(tree);
  if (unread.length > 0) return unread;
  const used = stepsOf(tree).flatMap(({node}) => {
    const component = isElement(node) ? KNOWN.get(node.name ?? '') : undefined;
    // One that is imported under another name is told there.
    const isRenamed = imports.some(
      ({name, module, isNamed}) => !isNamed && !KNOWN.has(name) && module === component?.module,
    );
    return component && !imported.has(component.name) && !isRenamed ? [{node, component}] : [];
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
      faultAt(
        first.node,
        `<${first.component.name}> without its import`,
        hasPart ? `Write its import as: ${line}` : addImport(line),
      ),
    ];
  });
}
