/** Lists stay in step: the same entries in every language, as many lines as the original has. */
import {validateDocument} from '../../join';
import {entryFields, rulesOf} from '../../kinds';
import {type Problem, counted} from '../../problems';
import type {Source} from '../../source';
import {remembered} from '../../remember';
import {type RawDocument, entriesOf, listOf, originalsOf} from '../raw';

type Fields = Record<string, unknown>;

const validate = remembered((document: RawDocument) =>
  validateDocument(document, !document.isOriginal),
);

const keyOf = (entry: Fields): unknown => entry.id ?? entry.minutes;
const list = (keys: readonly unknown[]): string => keys.map(String).join(', ') || 'nothing';
const keysOf = (value: unknown): unknown[] =>
  entriesOf(value)
    .map(({entry}) => keyOf(entry))
    .filter((key) => key !== undefined);

/** Fields of a translation that must have as many lines as in the original: they state the service. */
const COUNTED = ['features', 'recommendedFor'] as const;
const LEAST: Readonly<Record<string, number>> = {features: 3, recommendedFor: 2};

function sameKeys(field: string, document: RawDocument, original: RawDocument): Problem[] {
  const {facts, words} = original;
  const wanted = keysOf(facts[field] ?? words[field]);
  const typed = document.isOriginal ? (facts[field] ?? words[field]) : document.words[field];
  // Something else than a list: the schema has said so.
  if (typed !== undefined && !Array.isArray(typed)) return [];
  const found = keysOf(typed);
  // A list for a session that there is not is told in the original.
  const sessions = keysOf(facts.sessions);
  if (field === 'tiers' && wanted.some((key) => !sessions.includes(key))) return [];
  // An id that stands twice in the original is told there: which entry is meant is not known.
  if (document !== original && new Set(wanted).size < wanted.length) return [];
  const unnamed = listOf(typed).length - found.length;
  const missing = wanted.filter((key) => !found.includes(key));
  const unknown = found.filter((key) => !wanted.includes(key));
  const twice = [...new Set(found.filter((key, index) => found.indexOf(key) !== index))];
  const message = (what: string, keys: readonly unknown[], remedy: string): Problem[] =>
    keys.length > 0 ? [{file: document.file, field, found: `${what} ${list(keys)}`, remedy}] : [];
  /** Of two entries with one id, the later one is told. */
  const placeOf = (key: unknown, which: 'first' | 'last'): string => {
    const alike = entriesOf(typed).filter(({entry}) => keyOf(entry) === key);
    const at = alike.at(which === 'first' ? 0 : -1)?.index ?? 0;
    return `${field}[${at}].${field === 'tiers' ? 'minutes' : 'id'}`;
  };
  // An entry whose id is wrong leaves another without one: told once, where it can be mended.
  const explained = unknown.length + unnamed;
  return [
    ...message(
      'no entry for',
      missing.length > explained ? missing : [],
      'Add the entry, with its words.',
    ),
    ...unknown.map((key) => ({
      file: document.file,
      field: placeOf(key, 'first'),
      found: `${String(key)}, which the original does not have`,
      remedy: `Entries are ${list(wanted)}; correct or delete this one.`,
    })),
    ...twice.map((key) => ({
      file: document.file,
      field: placeOf(key, 'last'),
      found: `two entries for ${String(key)}`,
      remedy: 'Keep one, or give the other an id of its own.',
    })),
  ];
}

function sameCounts(document: RawDocument, original: RawDocument): Problem[] {
  const count = (field: string, found: unknown, wanted: unknown): Problem[] => {
    if (!Array.isArray(found) || !Array.isArray(wanted)) return [];
    // Too few for any program: the schema has said so.
    if (found.length < (LEAST[field] ?? 1)) return [];
    const remedy = `The original has ${wanted.length}: list the same inclusions.`;
    return found.length === wanted.length
      ? []
      : [{file: document.file, field, found: counted(found.length, 'line'), remedy}];
  };
  const finish = (field: string, here: unknown, there: unknown): Problem[] =>
    (here === undefined) === (there === undefined)
      ? []
      : [
          {
            file: document.file,
            field,
            found: here === undefined ? 'nothing' : 'a line that the original does not have',
            remedy:
              here === undefined ? 'Translate the line of the original.' : 'Delete this line.',
          },
        ];
  const tiers = entriesOf(document.words.tiers).flatMap(({entry: tier, index}) => {
    const twin = entriesOf(original.words.tiers).find(({entry}) => keyOf(entry) === keyOf(tier));
    if (!twin) return [];
    return [
      ...count(`tiers[${index}].features`, tier.features, twin.entry.features),
      ...finish(`tiers[${index}].finish`, tier.finish, twin.entry.finish),
    ];
  });
  return [
    ...COUNTED.flatMap((field) => count(field, document.words[field], original.words[field])),
    ...finish('finish', document.words.finish, original.words.finish),
    ...tiers,
  ];
}

/** An id that only the original calls so: translations, and the pages that refer to it, know another. */
type RenamedId = {
  readonly document: RawDocument;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
};

/** Everything that documents of the original refer to, photos and areas by their ids. */
function referredTo(documents: readonly RawDocument[]): ReadonlySet<unknown> {
  const values = (value: unknown): unknown[] =>
    Array.isArray(value)
      ? value.flatMap(values)
      : value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, entry]) => (key === 'id' ? [] : values(entry)))
        : [value];
  return new Set(
    documents.filter(({isOriginal}) => isOriginal).flatMap(({facts}) => values(facts)),
  );
}

/** Ids renamed in the original alone, told there and not wherever the earlier one stands. */
export const renamedIds = remembered((documents: readonly RawDocument[]): RenamedId[] => {
  const known = referredTo(documents);
  return documents
    .filter(({isOriginal}) => isOriginal)
    .flatMap((document) =>
      ['photos', 'areas', 'hotels', 'rooms'].flatMap((field): RenamedId[] => {
        const here = keysOf(document.facts[field]);
        if (here.length === 0) return [];
        const twins = documents.filter(({id, isOriginal}) => id === document.id && !isOriginal);
        const there = twins.map(({words}) => keysOf(words[field]));
        if (there.length === 0) return [];
        const strange = here.filter((key) => there.every((keys) => !keys.includes(key)));
        const [first = []] = there;
        const lost = first.filter(
          (key) => !here.includes(key) && there.every((keys) => keys.includes(key)),
        );
        const [to] = strange;
        const [from] = lost;
        if (strange.length !== 1 || lost.length !== 1 || !known.has(from) || known.has(to))
          return [];
        return [{document, field, from, to}];
      }),
    );
});

/** Names lists that differ between the languages, and ids that stand twice. */
export function checkLists(_source: Source, documents: readonly RawDocument[]): Problem[] {
  const renamed = renamedIds(documents);
  const isRenamed = (document: RawDocument, field: string): boolean =>
    renamed.some((one) => one.document.id === document.id && one.field === field);
  const told = renamed.map(({document, field, from, to}): Problem => {
    const at = entriesOf(document.facts[field]).find(({entry}) => keyOf(entry) === to)?.index ?? 0;
    return {
      file: document.file,
      field: `${field}[${at}].id`,
      found: `${String(to)}, which other files call ${String(from)}`,
      remedy: `Write ${String(from)}; a new id is written in every file that has the earlier one.`,
    };
  });
  const originals = originalsOf(documents);
  const others = documents.flatMap((document) => {
    const original = originals.get(document.id);
    if (!original) return [];
    const {facts, words} = rulesOf(document.kind);
    const shared = Object.keys(words.shape).filter(
      (field) => entryFields(words, field) && (field in facts.shape || field === 'tiers'),
    );
    // A list that is wrong by itself is told where it stands; what follows from it is not.
    const wrong = new Set(
      [original, document].flatMap((one) =>
        // An id that is wrong makes the whole list unsure.
        validate(one).problems.map(({field}) => field.replace(/\[\d+\]\.(id|minutes)$/, '')),
      ),
    );
    return [
      ...shared
        .filter((field) => !wrong.has(field) && !isRenamed(document, field))
        .flatMap((field) => sameKeys(field, document, original)),
      ...(document.kind === 'program' && document !== original
        ? sameCounts(document, original).filter(
            ({field}) => ![...wrong].some((one) => one === field || one.startsWith(`${field}[`)),
          )
        : []),
    ];
  });
  return [...told, ...others];
}
