/** Checks structured data against schema.org's own vocabulary file (release 30, in @vocabulary/schema). */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/** A node of structured data, or any part of one. */
type Node = Readonly<Record<string, unknown>>;

const require = createRequire(import.meta.url);
const FILE = require.resolve('@vocabulary/schema/schema.nq');

/** A statement between two terms; those with texts, such as descriptions, are left out. */
const STATEMENT = /^<http:\/\/schema\.org\/(\w+)> <\S+[/#](\w+)> <\S+[/#](\w+)> <\S+> \.$/gm;

/** Terms by predicate and subject: `domainIncludes`, `rangeIncludes`, `subClassOf`, `type`, `supersededBy`. */
const terms = new Map<string, Map<string, string[]>>();
for (const [, subject = '', predicate = '', object = ''] of readFileSync(FILE, 'utf8').matchAll(
  STATEMENT,
)) {
  const subjects = terms.get(predicate) ?? new Map<string, string[]>();
  terms.set(predicate, subjects.set(subject, [...(subjects.get(subject) ?? []), object]));
}

const find = (predicate: string, subject: string): readonly string[] =>
  terms.get(predicate)?.get(subject) ?? [];

/** A class and everything that it is a kind of. */
const kindsOf = (name: string): string[] => [name, ...find('subClassOf', name).flatMap(kindsOf)];

const isKind = (name: string, wanted: readonly string[]): boolean =>
  kindsOf(name).some((kind) => wanted.includes(kind));

const isClass = (name: string): boolean => find('type', name).includes('Class');

/** Values of the data types of schema.org that are not any text. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  DateTime: /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d\d:\d\d)$/,
  Time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
  Duration: /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
};

const SCHEMA = /^https?:\/\/schema\.org\//;

/** Whether a text is a value of a data type, a member of an enumeration, or the address of a thing. */
function isTextOf(text: string, range: string): boolean {
  const format = FORMATS[range];
  if (format) return format.test(text);
  if (range === 'Text') return true;
  if (range === 'URL') return URL.canParse(text);
  if (isKind(range, ['Enumeration'])) {
    return find('type', text.replace(SCHEMA, '')).some((type) => isKind(type, [range]));
  }
  return range === 'Thing' && URL.canParse(text);
}

function isInRange(value: unknown, ranges: readonly string[], types: TypesById): boolean {
  if (typeof value === 'string') return ranges.some((range) => isTextOf(value, range));
  if (typeof value === 'boolean') return ranges.includes('Boolean');
  if (typeof value === 'number') {
    const wanted = Number.isInteger(value) ? ['Number', 'Integer'] : ['Number', 'Float'];
    return wanted.some((range) => ranges.includes(range));
  }
  const {'@type': type, '@id': id} = value as Node;
  return isKind(String(type ?? types.get(id)), ranges);
}

/** Types of the nodes by their ids, for values that refer to a node. */
export type TypesById = ReadonlyMap<unknown, string>;

/** The types of nodes by their ids. */
export const typesById = (nodes: readonly Node[]): TypesById =>
  new Map(
    nodes
      .filter((node) => node['@id'] && node['@type'])
      .map((node) => [node['@id'], String(node['@type'])]),
  );

/**
 * What the vocabulary says against a node: an unknown type or property, a property of another type, a superseded
 * one, or a value outside of the property's range. `types` are those of the nodes that it may refer to.
 */
export function vocabularyFaults(node: Node, types: TypesById): string[] {
  const type = String(node['@type']);
  if (!isClass(type)) return [`${type} is no type`];
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const ranges = find('rangeIncludes', property);
      const [successor] = find('supersededBy', property);
      if (ranges.length === 0) return [`${type}: ${property} is no property`];
      if (successor) return [`${type}: ${property} has become ${successor}`];
      if (!isKind(type, find('domainIncludes', property)))
        return [`${type}: ${property} belongs to ${find('domainIncludes', property).join(', ')}`];
      return [value]
        .flat()
        .filter((one) => !isInRange(one, ranges, types))
        .map((one) => `${type}: ${property} is ${JSON.stringify(one)}, not ${ranges.join(' or ')}`);
    });
}
