/**
 * English front matter contains facts and words, a translation only words. Lists with both (photos, hotels,
 * phases) are split entry by entry, and joined by the `id` of each entry or, for photos, by their file.
 */
import * as z from 'zod';

import {type Kind, rulesOf} from './kinds';
import type {Path} from './yaml';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Entries of a list; an empty list for other values. */
export const entriesOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

/** Every string in fields, with its path. */
export function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, [...path, index]));
  return isFields(value)
    ? Object.entries(value).flatMap(([key, one]) => textsIn(one, [...path, key]))
    : [];
}

/** The schema inside `optional()` and `default()`. */
function unwrapped(schema: unknown): unknown {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? unwrapped(schema.unwrap()) : schema;
}

/** Such as 2026-03-31T00:00:00.000Z. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?Z$/;

/** Undoes what content editors save: dates as midnight timestamps, and optional fields that are empty. */
export function normalizeFields(kind: Kind, fields: Readonly<Fields>): Fields {
  const {facts, words} = rulesOf(kind);
  const isOptional = (name: string): boolean =>
    [facts.shape[name], words.shape[name]].some((schema) => schema instanceof z.ZodOptional);
  const isEmpty = (value: unknown): boolean =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => !(isEmpty(value) && isOptional(name)))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace(MIDNIGHT, '$1') : value,
      ]),
  );
}

/** Names of the fields that a schema has at a path; none where it has no fields there. */
export function fieldNames(schema: z.ZodType, path: Path): readonly string[] {
  let current = unwrapped(schema);
  for (const part of path) {
    if (current instanceof z.ZodArray) current = unwrapped(current.element);
    else if (current instanceof z.ZodObject) {
      current = unwrapped((current.shape as Record<string, unknown>)[String(part)]);
    }
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

const pick = (entry: unknown, isWanted: (name: string) => boolean): unknown =>
  isFields(entry)
    ? Object.fromEntries(Object.entries(entry).filter(([name]) => isWanted(name)))
    : entry;

/** Splits the fields of an English page. A field that no schema has counts as a fact, so that it is reported once. */
export function splitFields(kind: Kind, fields: Readonly<Fields>): {facts: Fields; words: Fields} {
  const schemas = rulesOf(kind);
  const facts: Fields = {};
  const words: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const ofFacts = fieldNames(schemas.facts, [name, 0]);
    const ofWords = fieldNames(schemas.words, [name, 0]);
    if (ofFacts.length > 0 && ofWords.length > 0 && Array.isArray(value)) {
      const isFact = (key: string): boolean => ofFacts.includes(key) || !ofWords.includes(key);
      facts[name] = value.map((entry) => pick(entry, isFact));
      words[name] = value.map((entry) => pick(entry, (key) => ofWords.includes(key)));
    } else if (Object.hasOwn(schemas.words.shape, name)) words[name] = value;
    else facts[name] = value;
  }
  return {facts, words};
}

/** The key by which entries of a list are matched across languages. */
export const keyOf = (entry: unknown): unknown =>
  isFields(entry) ? (entry.id ?? entry.file) : entry;

/** Joins facts with the words of a language. */
export function joinFields(facts: Readonly<Fields>, words: Readonly<Fields>): Fields {
  const joined: Fields = {...facts, ...words};
  for (const [name, entries] of Object.entries(facts)) {
    const own = words[name];
    if (!Array.isArray(entries) || !Array.isArray(own)) continue;
    joined[name] = entries.map((fact: unknown) => ({
      ...(fact as Fields),
      ...(own.find((entry) => keyOf(entry) === keyOf(fact)) as Fields),
    }));
  }
  return joined;
}
