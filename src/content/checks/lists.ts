/** Lists stay in step: the same entries in every language, tiers and phases that add up. */
import type {ValidDocument} from '../factsAndWords';
import {entryFields, KINDS} from '../kinds';
import type {Problem} from '../problems';
import type {Source} from '../readSite';

type Entry = {readonly id?: unknown; readonly minutes?: unknown; readonly features?: unknown[]};

const entries = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : []);
const keyOf = (entry: Entry): unknown => entry.id ?? entry.minutes;
const list = (keys: readonly unknown[]): string => keys.map(String).join(', ') || 'nothing';

/** Fields of a translation that must have as many lines as in the original: they state the service. */
const COUNTED = ['features', 'recommendedFor'] as const;

function sameKeys(field: string, document: ValidDocument, original: ValidDocument): Problem[] {
  const facts = entries(original.facts[field]);
  const against = facts.length > 0 ? facts : entries(original.words[field]);
  const wanted = against.map(keyOf);
  const found = entries(document.words[field]).map(keyOf);
  const missing = wanted.filter((key) => !found.includes(key));
  const unknown = found.filter((key) => !wanted.includes(key));
  const twice = found.filter((key, index) => found.indexOf(key) !== index);
  const message = (what: string, keys: readonly unknown[], remedy: string): Problem[] =>
    keys.length > 0 ? [{file: document.file, field, found: `${what} ${list(keys)}`, remedy}] : [];
  return [
    ...message('no entry for', missing, 'Add the entry, with its words.'),
    ...message('an entry for', unknown, `Entries are ${list(wanted)}; correct or delete it.`),
    ...message('two entries for', twice, 'Keep one.'),
  ];
}

function sameCounts(document: ValidDocument, original: ValidDocument): Problem[] {
  const count = (field: string, found: unknown, wanted: unknown): Problem[] => {
    const [here, there] = [entries(found).length, entries(wanted).length];
    const remedy = `The original has ${there}: list the same inclusions.`;
    return here === there ? [] : [{file: document.file, field, found: `${here} lines`, remedy}];
  };
  const tiers = entries(document.words.tiers).flatMap((tier, index) => {
    const twin = entries(original.words.tiers).find((other) => keyOf(other) === keyOf(tier));
    return twin ? count(`tiers[${index}].features`, tier.features, twin.features) : [];
  });
  const fields = COUNTED.flatMap((field) =>
    count(field, document.words[field], original.words[field]),
  );
  return [...fields, ...tiers];
}

function tiersAndPhases(program: ValidDocument): Problem[] {
  const sessions = entries(program.facts.sessions).map(({minutes}) => minutes);
  const strange = entries(program.words.tiers).flatMap((tier, index) =>
    sessions.includes(tier.minutes)
      ? []
      : [{index, found: `${String(tier.minutes)} minutes, which is not a session`}],
  );
  const phases = entries(program.facts.phases);
  const total = phases.reduce((sum, phase) => sum + Number(phase.minutes), 0);
  const {file} = program;
  return [
    ...strange.map(({index, found}) => ({
      file,
      field: `tiers[${index}].minutes`,
      found,
      remedy: `Sessions last ${list(sessions)} minutes: correct the tier or the session.`,
    })),
    ...(phases.length > 0 && !sessions.includes(total)
      ? [
          {
            file,
            field: 'phases',
            found: `${total} minutes in all`,
            remedy: `The phases must add up to a session (${list(sessions)} minutes).`,
          },
        ]
      : []),
    ...(sessions.length === 0 && !program.facts.pricing
      ? [
          {
            file,
            field: 'sessions',
            found: 'no session',
            remedy:
              'Add a session with minutes and priceEur, or say with "pricing" what the price follows.',
          },
        ]
      : []),
  ];
}

/** Names lists that differ between facts and words, or between the languages. */
export function checkLists(source: Source, documents: readonly ValidDocument[]): Problem[] {
  const originals = new Map(
    documents
      .filter(({locale}) => locale === source.defaultLocale)
      .map((document) => [document.id, document]),
  );
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    if (!original) return [];
    const {facts, words} = KINDS[document.kind];
    const shared = Object.keys(words.shape).filter(
      (field) => entryFields(words, field) && (field in facts.shape || field === 'tiers'),
    );
    const isProgram = document.kind === 'program';
    return [
      ...shared.flatMap((field) => sameKeys(field, document, original)),
      ...(isProgram && document === original ? tiersAndPhases(document) : []),
      ...(isProgram && document !== original ? sameCounts(document, original) : []),
    ];
  });
}
