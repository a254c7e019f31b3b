/** What a build and its commands import is installed where NODE_ENV is production too: it stands in `dependencies`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {expect, test} from 'vitest';

import {dependencies, devDependencies} from '../../../package.json';
import {ROOT, sources} from './importGraph';

/** What runs without a test: the site, and the commands of whoever builds, serves or writes it. */
const COMMANDS = [
  'start',
  'dev',
  'build',
  'build-production',
  'serve',
  'check',
  'new',
  'translations',
];
const ENTRIES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  ...COMMANDS.map((name) => `scripts/${name}.mjs`),
];

/** Modules of Docusaurus itself, which only its bundler knows. */
const EXPORTS = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client/exports');
const isOfDocusaurus = (request: string): boolean =>
  /^@(theme|theme-original|generated|site)\//.test(request) ||
  existsSync(path.join(EXPORTS, `${request.replace('@docusaurus/', '')}.js`));

/** Whether an import is gone once the types are. */
function isOfTypes({importClause}: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const {name, namedBindings} = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({isTypeOnly}) => isTypeOnly)
  );
}

/** What a file asks for when it runs. */
function requestsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const requests: string[] = [];
  const add = (node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteral(node)) requests.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (!isOfTypes(node)) add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) add(node.moduleSpecifier);
    } else if (ts.isCallExpression(node)) {
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
      if (isImport || node.expression.getText() === 'require') add(node.arguments[0]);
      ts.forEachChild(node, visit);
    } else ts.forEachChild(node, visit);
  };
  visit(tree);
  return requests;
}

/** Scripts that the commands reach, themselves included. */
function scripts(): readonly string[] {
  const reached = new Set(ENTRIES);
  for (const file of reached) {
    for (const request of requestsOf(file).filter((name) => /^\..*\.mjs$/.test(name))) {
      reached.add(path.posix.join(path.posix.dirname(file), request));
    }
  }
  return [...reached];
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

test('every package that is imported stands in dependencies', () => {
  const missing = [...sources, ...scripts()].flatMap((file) =>
    requestsOf(file)
      .filter((request) => !/^(\.|#|node:)/.test(request) && !isOfDocusaurus(request))
      .map(packageOf)
      .filter((name) => !Object.hasOwn(dependencies, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the README names every package that was chosen', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const unnamed = Object.keys({...dependencies, ...devDependencies}).filter((name) => {
    const room = name.split('/')[0] ?? name;
    return !readme.includes(`\`${name}\``) && !new RegExp(`\`${room}/[{*]`).test(readme);
  });
  expect(unnamed).toEqual([]);
});
