/** What a file of `src` exports, somebody imports: another source, a page, a test, a script or the configuration. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {expect, test} from 'vitest';

import {ROOT, resolved, sources} from './importGraph';

/** Read through their place, not by an import: components of the theme. */
const READ_BY_PLACE = /^src\/theme\//;

/** All names of a file are used: it is imported whole. */
const WHOLE = '*';

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The names that a file of `src` exports. */
function exportedNames(file: string): readonly string[] {
  const tree = parse(file, readFileSync(path.join(ROOT, file), 'utf8'));
  return tree.statements.flatMap((statement): readonly string[] => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({name}) => name.text) : [];
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword)) return [];
    if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({name}) => name.getText(tree));
    }
    const {name} = statement as ts.DeclarationStatement;
    return name ? [name.getText(tree)] : [];
  });
}

/** The names that an import or a re-export asks for. */
function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] {
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause;
    if (!clause || !ts.isNamedExports(clause)) return [WHOLE];
    return clause.elements.map(({name, propertyName}) => (propertyName ?? name).text);
  }
  const {name, namedBindings} = node.importClause ?? {};
  const main = name ? ['default'] : [];
  if (!namedBindings) return main;
  if (ts.isNamespaceImport(namedBindings)) return [WHOLE];
  return [
    ...main,
    ...namedBindings.elements.map((element) => (element.propertyName ?? element.name).text),
  ];
}

/** What a text uses of the files of `src`, as `file name`. */
function usedBy(file: string, text: string): readonly string[] {
  const uses: string[] = [];
  const add = (request: string, names: readonly string[]): void => {
    for (const target of resolved(file, request)) {
      uses.push(...names.map((name) => `${target} ${name}`));
    }
  };
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node.moduleSpecifier.text, namesOf(node));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const {literal} = node.argument;
      const first = node.qualifier?.getText().split('.')[0] ?? WHOLE;
      if (ts.isStringLiteral(literal)) add(literal.text, [first]);
    } else if (ts.isStringLiteralLike(node)) {
      // A path in a string: loaded whole by Docusaurus, jiti or a dynamic import.
      add(node.text.replace(/^src\//, '@site/src/'), [WHOLE]);
    }
    if (!ts.isImportDeclaration(node) && !ts.isImportTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return uses;
}

/** The lines of a page that import something. */
const importLines = (text: string): string => (text.match(/^import .*$/gm) ?? []).join('\n');

/** Every text that may import something, by its path. */
function importers(): readonly string[] {
  const below = (folder: string) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
      path.join(folder, file),
    );
  return [
    ...['src', 'tests', 'scripts', 'docs', 'i18n'].flatMap(below),
    ...readdirSync(ROOT).filter((file) => /\.config\.m?ts$/.test(file)),
    'sidebars.ts',
  ].filter((file) => /\.(tsx?|[mc]?js|c?ts|mdx)$/.test(file));
}

test('no export that nobody imports', () => {
  const used = new Set(
    importers().flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return usedBy(file, file.endsWith('.mdx') ? importLines(text) : text);
    }),
  );
  const unused = sources
    .filter((file) => !READ_BY_PLACE.test(file) && !used.has(`${file} ${WHOLE}`))
    .flatMap((file) =>
      exportedNames(file)
        .filter((name) => !used.has(`${file} ${name}`))
        .map((name) => `${file}: ${name}`),
    );
  expect(unused).toEqual([]);
});
