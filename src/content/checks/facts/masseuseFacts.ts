/** Facts of a masseuse that contradict each other. Her hours are the matter of masseuseHours.ts. */
import {closest} from '../../closest';
import {plainName} from '../../plainName';
import type {Problem} from '../../problems';
import {masseuseFacts} from '../../schemas/masseuse';
import {OF_AGE, SPECIALTIES, SPECIALTY_COUNT} from '../../vocabularies';
import {type RawDocument, listOf, masseusesOf, repeats} from '../raw';
import {agesIn} from './typedAges';

type Found = Omit<Problem, 'file'>;

/** The specialty that was meant: near, or called so in another language. */
function specialtyMeant(value: string, locale: string): string | undefined {
  const known = SPECIALTIES[locale] ?? [];
  const others = Object.entries(SPECIALTIES).filter(([other]) => other !== locale);
  const at = others.map(([, list]) => list.findIndex((one) => one === closest(value, list)));
  return closest(value, known) ?? known[at.find((one) => one >= 0) ?? known.length];
}

function specialtiesOf({words, locale}: RawDocument): Found[] {
  const known = SPECIALTIES[locale];
  if (!known) return [];
  const all = listOf(words.specialties).map(String);
  const strange = all.filter((value) => value.trim() && !known.includes(value.trim()));
  const meant = strange.length > 1 ? all.map((value) => specialtyMeant(value, locale)) : [];
  // Several of them are another language’s, or of small letters: the list is told as one.
  if (strange.length > 1 && meant.every((one) => one !== undefined)) {
    const remedy = `Write specialties: [${meant.join(', ')}]`;
    return [
      {field: 'specialties', found: strange.map((one) => JSON.stringify(one)).join(', '), remedy},
    ];
  }
  return listOf(words.specialties).flatMap((value, index): Found[] => {
    if (typeof value !== 'string' || !value.trim() || known.includes(value.trim())) return [];
    const near = specialtyMeant(value, locale);
    return [
      {
        field: `specialties[${index}]`,
        found: JSON.stringify(value),
        remedy: `${near ? `Did you mean ${near}? ` : ''}Write one of: ${known.join(', ')}.`,
      },
    ];
  });
}

/** What a translation leaves out of the original's list, where all that it has is there. */
function lostSpecialties(document: RawDocument, original: RawDocument): Found[] {
  const [here, there] = [SPECIALTIES[document.locale], SPECIALTIES[original.locale]];
  const typed = listOf(document.words.specialties);
  const wanted = listOf(original.words.specialties).map(
    (value) => here?.[there?.indexOf(String(value)) ?? -1],
  );
  const lost = wanted.filter((word) => word !== undefined && !typed.includes(word));
  const isSure = typed.length < wanted.length && lost.length === wanted.length - typed.length;
  if (!isSure || !Array.isArray(document.words.specialties)) return [];
  const found = `no ${lost.join(', ')}`;
  const remedy = `Write specialties: [${wanted.join(', ')}], as ${original.file} has them.`;
  return [{field: 'specialties', found, remedy, rule: 'lost-entries'}];
}

/** The same specialties in every language, in the same order. */
function sameSpecialties(document: RawDocument, original: RawDocument | undefined): Found[] {
  const [here, there] = [SPECIALTIES[document.locale], SPECIALTIES[original?.locale ?? '']];
  if (!original || document === original || !here || !there) return [];
  const lost = lostSpecialties(document, original);
  if (lost.length > 0) return lost;
  // Lists of another length are told by themselves, and their places say nothing.
  const count = listOf(document.words.specialties).length;
  if (count !== listOf(original.words.specialties).length || count !== SPECIALTY_COUNT) return [];
  const originals = listOf(original.words.specialties);
  const told = originals.flatMap((value, index): Found[] => {
    // Which one was meant by what stands there twice is not known.
    if (originals.indexOf(value) !== index) return [];
    const typed = listOf(document.words.specialties)[index];
    const wanted = here[there.indexOf(String(value))];
    if (!wanted || typed === wanted || !here.includes(String(typed))) return [];
    return [
      {
        field: `specialties[${index}]`,
        found: JSON.stringify(typed),
        remedy: `The original has ${String(value)} there: write ${wanted}.`,
      },
    ];
  });
  const [first, second, ...more] = told;
  // Two that changed places are one mistake.
  const areSwapped =
    first &&
    second &&
    more.length === 0 &&
    first.remedy.endsWith(`write ${JSON.parse(second.found)}.`) &&
    second.remedy.endsWith(`write ${JSON.parse(first.found)}.`);
  return areSwapped
    ? [first, second].slice(0, 1).map((one) => ({
        ...one,
        remedy: `It has changed places with ${second.field}: list them in the order of the original.`,
      }))
    : told;
}

/** The specialty of those who travel, as it is called in the original. */
const TRAVELS = 'Hotel visits';

/** Years of experience that begin before she is of age, and visits by somebody who does not travel. */
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
    ...agesIn(document, original ?? document),
  ];
}

/** Two masseuses of one name. */
export function sameNames(documents: readonly RawDocument[]): Problem[] {
  return repeats(masseusesOf(documents), ({facts}) => facts.name).map(({entry, first}) => {
    const name = String(entry.facts.name);
    // Her file is called as she is.
    const isOwn = entry.id.split('/').at(-1) === plainName(name);
    const [at, owner] = isOwn ? [first, entry] : [entry, first];
    return {
      file: at.file,
      field: 'name',
      found: `${JSON.stringify(name)}, which ${owner.file} has already`,
      remedy: 'Give her a name of her own.',
    };
  });
}
