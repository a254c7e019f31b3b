/** Components that are imported and stand nowhere in the body: what took them away was one edit. */
import type {Root} from 'mdast';

import {FACTS} from '../authorComponents/facts';
import type {Fault} from './faults';
import {type Import, importsOf, lineOfImport} from './imports';
import {KNOWN, nameMeant} from './known';
import {parseBody} from './parse';
import {isElement, stepsOf} from './walk';

/** The same page in another language. */
type Twin = {readonly file: string; readonly body: string};

/** Names of the components that stand in a body, each once. */
export function componentsIn(tree: Root): Set<string> {
  const names = stepsOf(tree).flatMap(({node}) =>
    isElement(node) && node.name ? [node.name] : [],
  );
  return new Set(names);
}

/** “<A>”, “<A> and <B>”, “<A>, <B> and <C>”. */
const listed = (names: readonly string[], write: (name: string) => string): string =>
  names
    .map(write)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

const FACT_NAMES: ReadonlySet<string> = new Set(FACTS.map(({name}) => name));

/** What mends it; what another language still shows was most likely lost here. */
function remedyFor(names: readonly string[], twin: Twin | undefined): string {
  const plain = listed(names, (name) => name);
  const [there, it, belongs] =
    names.length > 1
      ? ['in the imports here', 'them', 'they belong']
      : ['in this import', 'it', 'it belongs'];
  // What shows a fact was not taken out of its sentence for nothing: the fact is typed there, or missing.
  const areFacts = names.every((name) => FACT_NAMES.has(name));
  if (areFacts) {
    const facts = listed(names, (name) => `<${name} />`);
    return twin
      ? `Put ${facts} back where the text says it, as ${twin.file} does, or delete ${plain} ${there}.`
      : `Write ${facts} where the text says it, or delete ${plain} ${there}.`;
  }
  return twin
    ? `Put back what stood in ${it}, as ${twin.file} has it; if that went on purpose, delete it there too and ${plain} ${there}.`
    : `Delete ${plain} ${there}, or write ${listed(names, (name) => `<${name}>`)} where ${belongs}.`;
}

/** Listed components that are imported and stand nowhere in the body. */
function unusedImports(
  imports: readonly Import[],
  used: ReadonlySet<string>,
  twins: readonly Twin[],
): Fault[] {
  const idle = imports.filter(({name}) => KNOWN.has(name) && !used.has(name));
  const [first] = idle;
  if (!first) return [];
  const names = idle.map(({name}) => name);
  const twin = twins.find(({body}) => {
    const {tree: other} = parseBody(body);
    const there = other ? componentsIn(other) : new Set();
    return names.every((name) => there.has(name));
  });
  return [
    {
      field: '',
      line: lineOfImport(first.node, first.name),
      found: `an import of ${listed(names, (name) => name)}, which the text does not use`,
      remedy: remedyFor(names, twin),
      rule: 'idle-import',
      components: names.map((name) => `<${name}`),
    },
  ];
}

/** Imports of which the body makes no use, but for those of blocks that are missed around something. */
export function idleImports(
  tree: Root,
  missed: ReadonlySet<string>,
  twins: readonly Twin[],
): Fault[] {
  const used = new Set([...componentsIn(tree)].map(nameMeant));
  return unusedImports(importsOf(tree).imports, new Set([...used, ...missed]), twins);
}
