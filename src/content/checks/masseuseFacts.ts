/** Facts of a masseuse that contradict each other. Her hours are the matter of masseuseHours.ts. */
import {closest} from '../closest';
import {isMarked} from '../marks';
import type {Problem} from '../problems';
import {masseuseFacts} from '../schemas/masseuse';
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

/** Nobody begins before she is of age. */
const OF_AGE = 18;
/** The specialty of those who travel, as it is called in the original. */
const TRAVELS = 'Hotel visits';

/** Years of experience that begin too early, and visits by somebody who does not travel. */
function impossible({facts, words, isOriginal}: RawDocument): Found[] {
  if (!isOriginal) return [];
  const {age, experienceYears: years, outcall} = facts;
  // What nobody may have is told by itself.
  const {age: ages, experienceYears} = masseuseFacts.shape;
  const areValid = ages.safeParse(age).success && experienceYears.safeParse(years).success;
  const began = areValid ? Number(age) - Number(years) : OF_AGE;
  const specialty = listOf(words.specialties).indexOf(TRAVELS);
  const favorite = listOf(facts.favoritePrograms).indexOf('outcall');
  const travels = `She does not travel (outcall: false): write outcall: true, or`;
  return [
    ...(began < OF_AGE
      ? [
          {
            field: 'experienceYears',
            found: `${String(years)} at the age of ${String(age)}: she would have begun at ${began}`,
            remedy: `Correct her age or her years of experience: nobody begins before ${OF_AGE}.`,
          },
        ]
      : []),
    ...(outcall === false && specialty >= 0
      ? [
          {
            field: `specialties[${specialty}]`,
            found: JSON.stringify(TRAVELS),
            remedy: `${travels} another specialty in every language.`,
          },
        ]
      : []),
    ...(outcall === false && favorite >= 0
      ? [
          {
            field: `favoritePrograms[${favorite}]`,
            found: '"outcall"',
            remedy: `${travels} another program.`,
          },
        ]
      : []),
  ];
}

/** What cannot be true together in a masseuse's file, or between it and the original. */
export function masseuseFaults(document: RawDocument, original: RawDocument | undefined): Found[] {
  return [
    ...specialtiesOf(document),
    ...sameSpecialties(document, original),
    ...impossible(document),
  ];
}

const OWN = [
  {field: 'name', remedy: 'Give her a name of her own.'},
  {field: 'personality', remedy: 'Say what she is like in words of her own.'},
  {field: 'description', remedy: 'Describe her in words of her own.'},
] as const;

/** Two masseuses of one name, or described in the same words. */
export function sameNames(documents: readonly RawDocument[]): Problem[] {
  const all = documents.filter(({kind}) => kind === 'masseuse');
  const locales = [...new Set(all.map(({locale}) => locale))];
  return locales.flatMap((locale) => {
    const those = all.filter((document) => document.locale === locale);
    return OWN.flatMap(({field, remedy}) => {
      const valueOf = ({facts, words}: RawDocument): unknown => facts[field] ?? words[field];
      return repeats(those, valueOf).map(({entry, first}) => ({
        file: entry.file,
        field,
        found: `${JSON.stringify(valueOf(entry))}, which ${first.file} has already`,
        remedy,
      }));
    });
  });
}

/** Names as names are written, and as the biographies call their masseuses. */
export function checkNames(documents: readonly RawDocument[]): Problem[] {
  const all = documents.filter(({kind}) => kind === 'masseuse');
  const names = masseusesOf(documents).map(({facts}) => facts.name);
  return masseusesOf(documents).flatMap(({id, file, facts: {name}}): Problem[] => {
    // A name that another one has is told as that.
    const isOwn = names.indexOf(name) === names.lastIndexOf(name);
    if (typeof name !== 'string' || !name.trim() || !isOwn) return [];
    if (!/^\p{Lu}/u.test(name)) {
      const remedy = `Write ${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
      return [{file, field: 'name', found: JSON.stringify(name), remedy}];
    }
    const hers = all.filter((document) => document.id === id);
    // A biography still to be written, or left out, says nothing yet.
    const without = hers.filter(
      ({body}) => body.trim() && !isMarked(body) && !body.includes(name.trim()),
    );
    if (without.length > 1 && without.length === hers.length) {
      const found = `${JSON.stringify(name)}, and her biography never calls her so`;
      return [{file, field: 'name', found, remedy: 'Correct it, or call her so in her biography.'}];
    }
    return without.map((document) => ({
      file: document.file,
      field: '',
      found: `a biography that never says “${name}”`,
      remedy: 'Call her by her name in it.',
    }));
  });
}
