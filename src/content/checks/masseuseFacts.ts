/** Facts of a masseuse that contradict each other. Her hours are the matter of masseuseHours.ts. */
import {closest} from '../closest';
import type {Problem} from '../problems';
import {SPECIALTIES, SPECIALTY_COUNT} from '../vocabularies';
import {type RawDocument, listOf, masseusesOf, repeats} from './raw';

type Found = Omit<Problem, 'file'>;

function specialtiesOf({words, locale}: RawDocument): Found[] {
  const known = SPECIALTIES[locale];
  if (!known) return [];
  return listOf(words.specialties).flatMap((value, index): Found[] => {
    if (typeof value !== 'string' || !value.trim() || known.includes(value.trim())) return [];
    const near = closest(value, known);
    return [
      {
        field: `specialties[${index}]`,
        found: JSON.stringify(value),
        remedy: `${near ? `Did you mean ${near}? ` : ''}Write one of: ${known.join(', ')}.`,
      },
    ];
  });
}

/** The same specialties in every language, in the same order. */
function sameSpecialties(document: RawDocument, original: RawDocument | undefined): Found[] {
  const [here, there] = [SPECIALTIES[document.locale], SPECIALTIES[original?.locale ?? '']];
  if (!original || document === original || !here || !there) return [];
  // Lists of another length are told by themselves, and their places say nothing.
  const count = listOf(document.words.specialties).length;
  if (count !== listOf(original.words.specialties).length || count !== SPECIALTY_COUNT) return [];
  return listOf(original.words.specialties).flatMap((value, index): Found[] => {
    const at = there.indexOf(String(value));
    const typed = listOf(document.words.specialties)[index];
    const wanted = here[at];
    if (at < 0 || !wanted || typed === wanted || !here.includes(String(typed))) return [];
    return [
      {
        field: `specialties[${index}]`,
        found: JSON.stringify(typed),
        remedy: `The original has ${String(value)} there: write ${wanted}.`,
      },
    ];
  });
}

/** What cannot be true together in a masseuse's file, or between it and the original. */
export function masseuseFaults(document: RawDocument, original: RawDocument | undefined): Found[] {
  return [...specialtiesOf(document), ...sameSpecialties(document, original)];
}

/** Two masseuses of one name. */
export function sameNames(documents: readonly RawDocument[]): Problem[] {
  return repeats(masseusesOf(documents), ({facts}) => facts.name).map(({entry, first}) => ({
    file: entry.file,
    field: 'name',
    found: `${JSON.stringify(entry.facts.name)}, which ${first.file} has already`,
    remedy: 'Give her a name of her own.',
  }));
}
