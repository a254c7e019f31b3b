/** Fields under another name: told once, as that. Everything else reads them as what was meant. */
import {fieldsAt, kindOf, rulesOf} from './kinds';
import {stepsOf, valueAt} from './paths';
import type {Problem} from './problems';
import type {Source, SourceDocument} from './source';
import {misnamed} from './unknownFields';

type Steps = readonly (string | number)[];

/** The same place in another language’s file: entries of lists are found by what they are matched by. */
function inTwin(here: unknown, there: unknown, path: Steps): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return there;
  const own = valueAt(here, [step]);
  if (typeof step === 'string') return inTwin(own, valueAt(there, [step]), rest);
  const id = valueAt(own, ['id']) ?? valueAt(own, ['minutes']);
  const entries: readonly unknown[] = Array.isArray(there) ? there : [];
  const twin =
    id === undefined
      ? entries[step]
      : entries.find((one) => (valueAt(one, ['id']) ?? valueAt(one, ['minutes'])) === id);
  return inTwin(own, twin, rest);
}

const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** What a field of no known name is called in another language, where one alone is missing here and like it. */
export function withTwinName(problem: Problem, document: SourceDocument, source: Source): Problem {
  if (!problem.isForeign || problem.meant || !problem.remedy.startsWith('Delete')) return problem;
  const {frontMatter, id} = document;
  const steps = stepsOf(problem.field);
  const path = steps.slice(0, -1);
  const typed = valueAt(frontMatter, steps);
  const here = Object.keys((valueAt(frontMatter, path) as object | undefined) ?? {});
  const words = fieldsAt(rulesOf(kindOf(id)).words, path);
  const strange = here.filter((name) => name === steps.at(-1) || !words.includes(name));
  if (document.locale !== source.defaultLocale && strange.length > 1) return problem;
  const twins = source.documents.filter((one) => one.id === id && one !== document);
  const [near, ...others] = words.filter(
    (name) =>
      !here.includes(name) &&
      twins.length > 0 &&
      twins.every((twin) =>
        isAlike(valueAt(inTwin(frontMatter, twin.frontMatter, path), [name]), typed),
      ),
  );
  return near === undefined || others.length > 0 ? problem : misnamed(problem, path, near);
}

/** Fields with one of them, at a path, under its right name and in its place. */
function renamed(fields: unknown, [step, ...rest]: Steps, name: string): unknown {
  if (Array.isArray(fields)) {
    return fields.map((entry: unknown, at) => (at === step ? renamed(entry, rest, name) : entry));
  }
  if (fields === null || typeof fields !== 'object') return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]): [string, unknown] => {
      if (key !== step) return [key, value];
      return rest.length === 0 ? [name, value] : [key, renamed(value, rest, name)];
    }),
  );
}

/** What was read, with each field under the name that was meant. */
export function asMeant(source: Source, problems: readonly Problem[]): Source {
  const misspelt = problems.filter(({meant}) => meant !== undefined);
  if (misspelt.length === 0) return source;
  const documents = source.documents.map((document) =>
    misspelt
      .filter(({file}) => file === document.file)
      .reduce((one, {field, meant = ''}): SourceDocument => {
        const name = String(stepsOf(meant).at(-1));
        const frontMatter = renamed(one.frontMatter, stepsOf(field), name);
        return {...one, frontMatter: frontMatter as SourceDocument['frontMatter']};
      }, document),
  );
  return {...source, documents};
}
