/** Validates the fields of one page by its kind, and those of other files. */
import type * as z from 'zod';

import {type Fields, fieldNames, splitFields} from './facts';
import {type Kind, kindOf, rulesOf} from './kinds';
import {lookUp} from './lookUp';
import {PARSE_OPTIONS, type Unknown, noSuchField, problemsOf} from './errorMessages';
import type {Problem} from './problems';
import type {Page} from './parsePage';
import {remember} from './remember';
import type {Path, Yaml} from './yaml';

export type ValidPage = Page & {
  readonly kind: Kind;
  /** Empty in a translation. */
  readonly facts: Readonly<Fields>;
  readonly words: Readonly<Fields>;
};

const INCLUDED =
  'Write "included" in place of this field: a list whose last line is the finish, or one for each length, such as "60: [A bath, One finish]".';

/** Messages for fields that writers may expect, but that are written in another way. */
const REPLACED: Readonly<Record<string, string>> = {
  kind: 'Delete this field: the place of the file says what kind of page it is.',
  label: 'Delete this field: a program is called by its "name" everywhere.',
  features: INCLUDED,
  finish: INCLUDED,
  tiers: INCLUDED,
  photo:
    'Write the picture by its file in place of this field: hero: {file: orchid.jpg, focal: [62, 38]}.',
  heroAlt: 'Delete this field: the picture behind a hero is not read aloud.',
};

/** Returns what is said about a field that no schema has. */
function unknownField(page: Page, isTranslation: boolean) {
  const {facts, words} = rulesOf(kindOf(page.id));
  return (name: string, path: Path): Unknown => {
    const replaced = path.length === 0 && lookUp(REPLACED, name);
    if (replaced) return {message: replaced};
    if (name === 'id' && path[0] === 'photos')
      return {message: 'Write "file", such as orchid.jpg, in place of the number.'};
    if (isTranslation && fieldNames(facts, path).includes(name)) {
      return {message: `Delete this fact: facts are written in docs/${page.id}.mdx alone.`};
    }
    const known = [...(isTranslation ? [] : fieldNames(facts, path)), ...fieldNames(words, path)];
    return noSuchField(name, known);
  };
}

type Validated = {readonly valid?: ValidPage; readonly problems: readonly Problem[]};

function validate(page: Page, defaultLocale: string): Validated {
  const isTranslation = page.locale !== defaultLocale;
  const kind = kindOf(page.id);
  const rules = rulesOf(kind);
  const typed = isTranslation ? {facts: {}, words: page.fields} : splitFields(kind, page.fields);
  const facts = isTranslation ? undefined : rules.facts.safeParse(typed.facts, PARSE_OPTIONS);
  const words = rules.words.safeParse(typed.words, PARSE_OPTIONS);
  const issues = [...(facts?.error?.issues ?? []), ...(words.error?.issues ?? [])];
  if (issues.length > 0 || !words.data) {
    return {problems: problemsOf(issues, page, unknownField(page, isTranslation))};
  }
  return {valid: {...page, kind, facts: facts?.data ?? {}, words: words.data}, problems: []};
}

/** The page with its facts and words, or the problems of its fields. A page in another language than the original's has no facts. */
export const validatePage = remember(validate);

/** The fields of a file that is not a page; undefined where there are problems in them. */
export function validateFile<Schema extends z.ZodType>(yaml: Yaml, schema: Schema) {
  const {data, error} = schema.safeParse(yaml.value ?? {}, PARSE_OPTIONS);
  const problems = problemsOf(error?.issues, yaml, (name, path) =>
    noSuchField(name, fieldNames(schema, path)),
  );
  return {data, problems};
}
