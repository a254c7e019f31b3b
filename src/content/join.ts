/**
 * Splits English frontmatter into facts and words, and validates both; validates
 * a translation as words alone. A list that has both (photos, hotels, phases …)
 * is split entry by entry and joined again by `id`.
 */
import type {z} from 'zod';

import {FACT} from './factsTogether';
import {problemsFromIssues} from './issues';
import {type Kind, entryAt, entryFields, fieldsAt, kindOf, rulesOf, takesAt} from './kinds';
import {stepsOf, valueAt} from './paths';
import type {Problem} from './problems';
import type {SourceDocument} from './source';
import {deletionOf} from './unknownFields';

type Fields = Record<string, unknown>;

/** A file whose frontmatter is valid, facts and words apart. Facts are empty in a translation. */
export type ValidDocument = Omit<SourceDocument, 'frontMatter'> & {
  readonly kind: Kind;
  readonly facts: Fields;
  readonly words: Fields;
};

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function keep(entry: unknown, wanted: (key: string) => boolean): unknown {
  if (!isObject(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => wanted(key)));
}

/** Facts keep every key that is not a word, so that a misspelt key is reported once. */
export function splitFields(kind: Kind, frontMatter: Fields): {facts: Fields; words: Fields} {
  const schemas = rulesOf(kind);
  const facts: Fields = {};
  const words: Fields = {};
  for (const [key, value] of Object.entries(frontMatter)) {
    const factKeys = entryFields(schemas.facts, key);
    const wordKeys = entryFields(schemas.words, key);
    if (factKeys && wordKeys && Array.isArray(value)) {
      const wordsOnly = wordKeys.filter((name) => !factKeys.includes(name));
      facts[key] = value.map((entry) => keep(entry, (name) => !wordsOnly.includes(name)));
      words[key] = value.map((entry) => keep(entry, (name) => wordKeys.includes(name)));
    } else if (key in schemas.words.shape) words[key] = value;
    else facts[key] = value;
  }
  return {facts, words};
}

/** Moves a complaint about a fact in a translation to where it can be acted on. */
function factInTranslation(
  problem: Problem,
  kind: Kind,
  {id, frontMatter}: SourceDocument,
): Problem {
  if (!problem.isForeign) return problem;
  const {facts} = rulesOf(kind);
  const name = problem.field.split('.').at(-1) ?? problem.field;
  const listName = /^(\w+)\[/.exec(problem.field)?.[1];
  const isFact = listName
    ? entryFields(facts, listName)?.includes(name)
    : problem.field in facts.shape;
  if (!isFact) return problem;
  return {
    ...problem,
    found: FACT,
    remedy: `Facts belong in docs/${id}.mdx. ${deletionOf(valueAt(frontMatter, stepsOf(problem.field)))}`,
  };
}

/** Validates one file. Returns the valid document, or what is wrong with it. */
export function validateDocument(
  document: SourceDocument,
  isTranslation: boolean,
): {valid?: ValidDocument; problems: Problem[]} {
  const {frontMatter, ...source} = document;
  const kind = kindOf(document.id);
  const schemas = rulesOf(kind);
  const {facts, words} = isTranslation
    ? {facts: {}, words: frontMatter}
    : splitFields(kind, frontMatter);
  const names = (path: readonly PropertyKey[]): readonly string[] => [
    ...(isTranslation ? [] : fieldsAt(schemas.facts, path)),
    ...fieldsAt(schemas.words, path),
  ];
  const takes = (path: readonly PropertyKey[], name: string, value: unknown): boolean =>
    !isTranslation && takesAt(schemas.facts, path, name, value);
  const isOptional = (path: readonly PropertyKey[], name: string): boolean =>
    takes(path, name, undefined) || takesAt(schemas.words, path, name, undefined);
  const entry = (path: readonly PropertyKey[]): z.ZodType | undefined =>
    (isTranslation ? undefined : entryAt(schemas.facts, path)) ?? entryAt(schemas.words, path);
  const parsedFacts = isTranslation ? undefined : schemas.facts.safeParse(facts);
  const parsedWords = schemas.words.safeParse(words);
  const issues = [...(parsedFacts?.error?.issues ?? []), ...(parsedWords.error?.issues ?? [])];
  const known = {names, takes, isOptional, entry};
  const typed = problemsFromIssues(document.file, frontMatter, issues, known);
  const problems = isTranslation
    ? typed.map((problem) => factInTranslation(problem, kind, document))
    : typed;
  if (!parsedWords.success || parsedFacts?.success === false) return {problems};
  return {
    valid: {...source, kind, facts: parsedFacts?.data ?? {}, words: parsedWords.data},
    problems,
  };
}

const keyOf = (entry: unknown): unknown => (isObject(entry) ? (entry.id ?? entry.minutes) : entry);

/** Facts and words of one language as one object; lists of entries are joined by their `id`. */
export function joinFactsAndWords(facts: Fields, words: Fields): Fields {
  const joined: Fields = {...facts, ...words};
  for (const [key, factEntries] of Object.entries(facts)) {
    const wordEntries = words[key];
    if (!Array.isArray(factEntries) || !Array.isArray(wordEntries)) continue;
    joined[key] = factEntries.map((fact: unknown) => ({
      ...(fact as Fields),
      ...(wordEntries.find((entry) => keyOf(entry) === keyOf(fact)) as Fields),
    }));
  }
  return joined;
}
