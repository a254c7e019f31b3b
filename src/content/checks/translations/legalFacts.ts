/** Facts of the house that a legal text no longer shows: beside the other languages, and beside the law. */
import type {Fault} from '../../body/faults';
import {tagsIn} from '../../body/tagsIn';
import type {RawDocument} from '../raw';
import {swappedIn} from './legalFactOrder';
import {
  type ShownFact,
  areFacts,
  factsOf,
  has,
  lineFor,
  partsOf,
  shown,
  shownIn,
} from './shownFacts';

/** How often a fact is typed in a text, shown or not. */
const typedTimes = ({name}: ShownFact, {body}: RawDocument): number =>
  body.split(`name="${name}"`).length - 1;

/** Facts that a text does not show and its twin does: nowhere, or not in a part that both divide alike. */
function missing(document: RawDocument, twin: RawDocument): ShownFact[] {
  if (![document, twin].every(areFacts)) return [];
  const swapped = swappedIn(document, twin).map(({twin: one}) => one);
  const {facts} = shownIn(document);
  const all = partsOf(twin).flatMap((part) => {
    const here = factsOf(document, part);
    return factsOf(twin, part).filter(
      (one) => !has(here, one) && (!has(facts, one) || lineFor(one, document, twin) !== undefined),
    );
  });
  return (
    all
      .filter((one, at) => all.findIndex(({name}) => name === one.name) === at)
      .filter((one) => !swapped.some(({name, part}) => name === one.name && part === one.part))
      // One that is shown as it was typed is told where it stands.
      .filter(
        (one) => typedTimes(one, document) <= facts.filter(({name}) => name === one.name).length,
      )
  );
}

/** Facts that one sentence lost are told together. */
const together = (faults: readonly Fault[]): Fault[] =>
  faults.flatMap((one, at) => {
    const isSame = ({line}: Fault): boolean => line !== undefined && line === one.line;
    if (faults.findIndex(isSame) < at && isSame(one)) return [];
    const all = isSame(one) ? faults.filter(isSame) : [one];
    const components = all.flatMap((other) => other.components ?? []);
    return [{...one, found: all.map(({found}) => found).join(' and '), components}];
  });

/** A component that a text no longer shows, as it is written there. */
export const lostFault = (tag: string, line: number | undefined, remedy: string): Fault => ({
  field: '',
  ...(line !== undefined && {line}),
  found: `no ${tag}`,
  remedy,
  rule: 'missing-component',
  components: tagsIn(tag),
});

/** Facts that a translation lacks. */
export const withoutFacts = (document: RawDocument, original: RawDocument): Fault[] =>
  together(
    missing(document, original).map((one) =>
      lostFault(
        shown(one),
        lineFor(one, document, original),
        `${original.file} shows it: put it where its sentence stands here.`,
      ),
    ),
  );

/** Facts that the original lost, and every translation still shows. */
export function lostFacts(original: RawDocument, translations: readonly RawDocument[]): Fault[] {
  const [first, ...others] = translations;
  if (!first) return [];
  const isLostBeside = (one: ShownFact, twin: RawDocument): boolean =>
    has(missing(original, twin), one);
  const lost = missing(original, first).filter((one) =>
    others.every((twin) => isLostBeside(one, twin)),
  );
  const remedy = `${first.file} shows it: put it back where its sentence stands here, in place of what is typed.`;
  return together(lost.map((one) => lostFault(shown(one), lineFor(one, original, first), remedy)));
}

/** What the law wants a text to name: who answers for the website, and for personal data. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'legal/legal-notice': ['company', 'nif', 'registeredAddress', 'address', 'infoEmail'],
  'legal/privacy-policy': ['company', 'nif', 'address', 'privacyEmail'],
  'legal/terms-of-service': ['company'],
};

/** The names of what the law wants on a page and what a text of it does not show. */
export const unnamedFacts = ({id, body}: RawDocument): readonly string[] =>
  (NEEDED[id] ?? []).filter((name) => !body.includes(`name="${name}"`));

/** What the law wants and a text does not show; what its translations still show where it was is told beside them. */
export const neededFacts = (original: RawDocument, told: readonly Fault[]): Fault[] =>
  (areFacts(original) ? unnamedFacts(original) : [])
    .map((name) => `<BusinessFact name="${name}" />`)
    .filter((fact) => told.every(({found, remedy}) => !`${found} ${remedy}`.includes(fact)))
    .map((fact) =>
      lostFault(
        fact,
        undefined,
        'The law wants it here: put it back with its line, in every language.',
      ),
    );
