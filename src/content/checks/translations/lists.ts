/** Lists stay in step: the same entries in every language, as many lines as the original has. */
import {isCount} from '../../issues';
import {validateDocument} from '../../join';
import {type Problem, counted} from '../../problems';
import type {Source} from '../../source';
import {remembered} from '../../remember';
import {keyOf, keysOf, listIn, lostEntries, renamedIds, sharedLists} from './ids';
import {type RawDocument, entriesOf, isWhole, listOf, originalsOf} from '../raw';
import {isCountedAs} from '../statements/countedParts';
import {mendLength} from './mendLength';

const validate = remembered((document: RawDocument) =>
  validateDocument(document, !document.isOriginal),
);

const list = (keys: readonly unknown[]): string => keys.map(String).join(', ') || 'nothing';

/** Fields of a translation that must have as many lines as in the original: they state the service. */
const COUNTED = ['features', 'recommendedFor'] as const;
const LEAST: Readonly<Record<string, number>> = {features: 3, recommendedFor: 2};

/** Entries that stand there twice, each with the key of the one that is missing in its place. */
function doubledKeys(
  typed: unknown,
  expected: readonly unknown[],
): {index: number; key: unknown; meant?: unknown}[] {
  const entries = entriesOf(typed).map(({entry, index}) => ({index, key: keyOf(entry)}));
  const missing = expected.filter((key) => !entries.some((entry) => entry.key === key));
  return [...new Set(entries.map(({key}) => key))].flatMap((key) => {
    const alike = entries.filter((entry) => key !== undefined && entry.key === key);
    const [first, ...others] = alike;
    if (!first || others.length === 0) return [];
    // The one in the place of what is missing is wrong; otherwise the later one.
    const wrong = alike.find(({index}) => missing.includes(expected[index])) ?? alike.at(-1);
    const own = wrong && expected[wrong.index];
    const meant = missing.includes(own) ? own : missing.length === 1 ? missing[0] : undefined;
    return wrong ? [{...wrong, ...(meant !== undefined && {meant})}] : [];
  });
}

/** The number that a list of numbered entries leaves out, or the next one. */
function freeId(keys: readonly unknown[]): string {
  if (!keys.every((key) => isWhole(key))) return '';
  const numbers = Array.from({length: keys.length}, (_, at) => at + 1);
  const free = numbers.find((number) => !keys.includes(number));
  return free === undefined ? '' : `, such as ${free}`;
}

function sameKeys(field: string, document: RawDocument, original: RawDocument): Problem[] {
  const {facts} = original;
  const wanted = keysOf(listIn(original, field));
  const typed = document.isOriginal ? listIn(original, field) : document.words[field];
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
  const twice = doubledKeys(
    typed,
    field === 'tiers' && document.isOriginal ? sessions : document.isOriginal ? [] : wanted,
  );
  const message = (what: string, keys: readonly unknown[], remedy: string): Problem[] =>
    keys.length > 0
      ? [{file: document.file, field, found: `${what} ${list(keys)}`, remedy, rule: 'lost-entries'}]
      : [];
  const placeOf = (at = 0): string => `${field}[${at}].${field === 'tiers' ? 'minutes' : 'id'}`;
  // An entry whose id is wrong leaves another without one: told once, where it can be mended.
  const explained = unknown.length + unnamed + twice.length;
  return [
    ...message(
      'no entry for',
      missing.length > explained ? missing : [],
      'Add the entry, with its words.',
    ),
    ...unknown.map((key) => ({
      file: document.file,
      field: placeOf(entriesOf(typed).find(({entry}) => keyOf(entry) === key)?.index),
      found: `${String(key)}, which the original does not have`,
      remedy: `Entries are ${list(wanted)}; correct or delete this one.`,
    })),
    ...twice.map(({index, key, meant}) => ({
      file: document.file,
      field: placeOf(index),
      found: `two entries for ${String(key)}`,
      remedy:
        meant === undefined
          ? `Keep one, or give the other an id of its own${freeId(found)}.`
          : `Write ${String(meant)} in this one, which is missing.`,
    })),
  ];
}

function sameCounts(document: RawDocument, original: RawDocument): Problem[] {
  // The sentences of both count what the original lost.
  const both = [document, original];
  const hasLost = (): boolean => isCountedAs(document, both) && !isCountedAs(original, both);
  const count = (field: string, found: unknown, wanted: unknown): Problem[] => {
    if (!Array.isArray(found) || !Array.isArray(wanted)) return [];
    // Too few for any program: the schema has said so.
    if (found.length < (LEAST[field] ?? 1)) return [];
    if (found.length === wanted.length) return [];
    if (found.length > wanted.length && hasLost()) {
      const lines = `${counted(wanted.length, 'line')}, and ${document.file} has ${found.length}`;
      const remedy = 'Put back what is missing here: sentences of both languages count it.';
      return [{file: original.file, field, found: lines, remedy}];
    }
    const remedy = `The original has ${wanted.length}. ${mendLength(found.length < wanted.length, original.file)}`;
    return [{file: document.file, field, found: counted(found.length, 'line'), remedy}];
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
              here === undefined
                ? 'Translate the line of the original.'
                : `Delete this line, or put finish back in ${original.file}.`,
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

/** An entry that stands in all translations: it was deleted in the original, or is new and has no facts yet. */
const lostIn = ({
  original,
  field,
  keys,
  twin,
}: ReturnType<typeof lostEntries>[number]): Problem => ({
  file: original.file,
  field,
  found: `no entry for ${list(keys)}, which ${twin.file} has`,
  remedy: validate(original).problems.some((one) => one.field === field && isCount(one))
    ? 'Put it back here: the list cannot be without it.'
    : 'Put it back here, or delete it there and in every other language.',
  rule: 'lost-entries',
});

/** Fields that are wrong by themselves: an id that is wrong makes the whole list unsure. */
const wrongLists = (document: RawDocument): string[] =>
  validate(document)
    .problems.filter((problem) => !isCount(problem))
    .map(({field}) => field.replace(/\[\d+\]\.(id|minutes)$/, ''));

/** Names lists that differ between the languages, and ids that stand twice. */
export function checkLists(_source: Source, documents: readonly RawDocument[]): Problem[] {
  const renamed = renamedIds(documents);
  const lost = lostEntries(documents);
  const isToldOf = ({id}: RawDocument, field: string): boolean =>
    renamed.some((one) => one.document.id === id && one.field === field) ||
    lost.some((one) => one.original.id === id && one.field === field);
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
    // A list that is wrong by itself is told where it stands; what follows from it is not.
    const wrong = new Set([original, document].flatMap(wrongLists));
    return [
      ...sharedLists(document)
        .filter((field) => !wrong.has(field) && !isToldOf(document, field))
        .flatMap((field) => sameKeys(field, document, original)),
      ...(document.kind === 'program' && document !== original
        ? sameCounts(document, original).filter(
            ({field}) => ![...wrong].some((one) => one === field || one.startsWith(`${field}[`)),
          )
        : []),
    ];
  });
  return [
    ...told,
    ...lost.filter(({original, field}) => !wrongLists(original).includes(field)).map(lostIn),
    ...others,
  ];
}
