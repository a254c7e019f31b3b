/** What scripts use of the platform's classes, functions and events, and which promised browsers lack it. */
import bcd, {type Identifier} from '@mdn/browser-compat-data/forLegacyNode';
import ts from 'typescript';

import {lackingBrowsers} from './promisedBrowsers';

const {api} = bcd;
const builtins = bcd.javascript.builtins ?? {};

/** Interfaces that several classes share, and a class by which MDN has their members. */
const SHARED: Readonly<Record<string, string>> = {
  ParentNode: 'Element',
  ChildNode: 'Element',
  NonDocumentTypeChildNode: 'Element',
  Animatable: 'Element',
  InnerHTML: 'Element',
  HTMLOrSVGElement: 'HTMLElement',
  ElementCSSInlineStyle: 'HTMLElement',
  WindowOrWorkerGlobalScope: 'Window',
  GlobalEventHandlers: 'Window',
  NavigatorID: 'Navigator',
  NavigatorOnLine: 'Navigator',
  NavigatorLanguage: 'Navigator',
  Body: 'Response',
  IteratorObject: 'Iterator',
};

/** Who dispatches events, as MDN has them. */
const TARGETS = ['Window', 'Document', 'Element', 'HTMLElement'];

/** The name of what a member or a global belongs to, as in TypeScript's own declarations of the platform. */
function ownerOf(declaration: ts.Declaration): string {
  const {parent} = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  const variable = ts.isTypeLiteralNode(parent) ? parent.parent : undefined;
  return variable && ts.isVariableDeclaration(variable) ? variable.name.getText() : '';
}

/** Names of a feature in MDN's data with its entry; a member of a class may be one of the class itself. */
function entriesFor(owner: string, name: string): [string, Identifier | undefined][] {
  const shared = SHARED[owner] ?? owner;
  const builtin = shared.replace(/^Readonly|Constructor$/g, '');
  return owner
    ? [
        [`${builtin}.${name}`, builtins[builtin]?.[name]],
        [`${shared}.${name}`, api[shared]?.[name] ?? api[shared]?.[`${name}_static`]],
      ]
    : [
        [name, builtins[name]],
        [name, api[name]],
        [`Window.${name}`, api.Window?.[name]],
      ];
}

const eventsFor = (name: string): [string, Identifier | undefined][] =>
  TARGETS.map((target) => [`${target}.${name}_event`, api[target]?.[`${name}_event`]]);

/** Entries of MDN's data for what a name or the text of an event stands for. */
function entriesAt(
  node: ts.Node,
  program: ts.Program,
  checker: ts.TypeChecker,
): [string, Identifier | undefined][] {
  if (ts.isStringLiteral(node) && ts.isCallExpression(node.parent)) {
    const isEvent = node.parent.expression.getText().endsWith('addEventListener');
    return isEvent && node.parent.arguments[0] === node ? eventsFor(node.text) : [];
  }
  if (!ts.isIdentifier(node)) return [];
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  const own = declarations.filter((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
  return own.length < declarations.length
    ? []
    : own.flatMap((one) => entriesFor(ownerOf(one), node.text));
}

/** What the files use that promised browsers lack, with their names, and how many features were compared. */
export function lackingInScripts(
  files: readonly string[],
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string> = new Map(),
): {lacking: Map<string, readonly string[]>; compared: number} {
  const host = ts.createCompilerHost(options, true);
  const {readFile, fileExists} = host;
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  const names = [...files, ...texts.keys()];
  const program = ts.createProgram(names, options, host);
  const checker = program.getTypeChecker();
  const used = new Map<string, Identifier>();
  const visit = (node: ts.Node): void => {
    for (const [name, entry] of entriesAt(node, program, checker))
      if (entry?.__compat) used.set(name, entry);
    ts.forEachChild(node, visit);
  };
  names.flatMap((name) => program.getSourceFile(name) ?? []).forEach(visit);
  const lacking = [...used]
    .map(([name, entry]) => [name, lackingBrowsers(entry)] as const)
    .filter(([, browsers]) => browsers.length > 0);
  return {lacking: new Map(lacking), compared: used.size};
}
