/** Facts of a program that contradict each other, each possible by itself. */
import type {Problem} from '../../problems';
import {euros, minutes} from '../../schemas/basics';
import {finishOf} from './programFinish';
import {nameOf} from './programNames';
import {placesOf, travelOf} from './programPlaces';
import {type RawDocument, entriesOf, isFields, isWhole, listOf} from '../raw';

type Fields = Record<string, unknown>;
type Found = Omit<Problem, 'file'>;

const list = (values: readonly unknown[]): string => values.map(String).join(', ');

function sessionsOf({sessions, pricing}: Fields): Found[] {
  const typed = entriesOf(sessions);
  // A number cut in two at a comma is told as that: what is left of it is no price.
  const isCut = (entry: Fields): boolean => Object.keys(entry).some((key) => /^\d+$/.test(key));
  const valid = typed.filter(
    ({entry}) => isWhole(entry.minutes) && isWhole(entry.priceEur) && !isCut(entry),
  );
  const found: Found[] = [];
  if (Array.isArray(sessions) && sessions.length === 0 && pricing === undefined) {
    found.push({
      field: 'sessions',
      found: 'no session',
      remedy:
        'Add a session with minutes and priceEur, or say with "pricing" what the price follows.',
    });
  }
  if (typed.length > 0 && pricing !== undefined) {
    found.push({
      field: 'pricing',
      found: 'sessions and pricing together',
      remedy:
        'A program has prices of its own or follows the others’: delete "pricing", or write sessions: [].',
    });
  }
  for (const {entry, index} of valid) {
    const earlier = valid.filter((other) => other.index < index);
    const same = earlier.find((other) => other.entry.minutes === entry.minutes);
    const dearer = earlier.find(
      (other) =>
        Number(other.entry.priceEur) >= Number(entry.priceEur) &&
        // What is no price is told by itself.
        [entry, other.entry].every(({priceEur}) => euros.safeParse(priceEur).success),
    );
    const longer = earlier.find((other) => Number(other.entry.minutes) > Number(entry.minutes));
    if (same) {
      found.push({
        field: `sessions[${index}].minutes`,
        found: `${entry.minutes} minutes for the second time`,
        remedy: 'Delete one of the two sessions, or correct its minutes.',
      });
    } else if (longer) {
      found.push({
        field: `sessions[${index}].minutes`,
        found: `${entry.minutes} minutes after ${longer.entry.minutes}`,
        remedy: 'List the shorter session first.',
      });
    } else if (dearer) {
      found.push({
        field: `sessions[${index}].priceEur`,
        found: `${entry.priceEur} for ${entry.minutes} minutes, and ${dearer.entry.priceEur} for ${dearer.entry.minutes}`,
        remedy: 'The longer session costs more: correct one of the two prices, or exchange them.',
      });
    }
  }
  return found;
}

function tiersAndPhases({facts, words}: RawDocument): Found[] {
  const typed = entriesOf(facts.sessions).map(({entry}) => entry.minutes);
  const sessions = typed.filter((found): found is number => minutes.safeParse(found).success);
  // A session whose length is wrong may be the one that is missing below.
  if (sessions.length === 0 || new Set(sessions).size < typed.length) return [];
  const strange = entriesOf(words.tiers)
    .filter(({entry}) => isWhole(entry.minutes) && !sessions.includes(entry.minutes))
    .map(({entry, index}) => ({
      field: `tiers[${index}].minutes`,
      found: `${String(entry.minutes)} minutes, which is not a session`,
      remedy: `Sessions last ${list(sessions)} minutes: correct the tier in every language, or the session.`,
    }));
  const tiers = entriesOf(words.tiers).map(({entry}) => entry.minutes);
  // One that stands there twice may be the one that is missing.
  const isTwice = new Set(tiers).size < tiers.length;
  const without =
    tiers.length > 0 && !isTwice ? sessions.filter((found) => !tiers.includes(found)) : [];
  const phases = listOf(facts.phases).map((phase) => (isFields(phase) ? phase.minutes : undefined));
  const total = phases.filter(isWhole).reduce((sum, minutes) => sum + minutes, 0);
  const wrong = phases.length > 0 && phases.every(isWhole) && !sessions.includes(total);
  return [
    ...strange,
    // A tier of no session may be the one that is missing.
    ...(strange.length > 0 ? [] : without).map((found) => ({
      field: 'tiers',
      found: `no list for the session of ${found} minutes`,
      remedy: 'Add one that says what this session includes, or delete the session.',
    })),
    ...(wrong
      ? [
          {
            field: 'phases',
            found: `${total} minutes in all`,
            remedy: `The phases must add up to a session (${list(sessions)} minutes).`,
          },
        ]
      : []),
  ];
}

/** A hero has one picture, from the gallery or of its own; the second has words of its own too. */
export function heroFaults({words, isOriginal}: RawDocument, original: RawDocument): Found[] {
  const {hero, photo} = original.facts;
  const found: Found[] = [];
  if (isOriginal && hero !== undefined && photo !== undefined) {
    found.push({
      field: 'photo',
      found: 'a gallery photo and a hero picture of its own',
      remedy: 'The hero shows one picture: delete "photo" or "hero".',
    });
  }
  if (hero !== undefined && words.heroAlt === undefined) {
    found.push({
      field: 'heroAlt',
      found: 'nothing',
      remedy: `Write heroAlt: and what the picture shows that hero names in ${original.file}, for those who cannot see it.`,
    });
  }
  // Which of the two is too much is told once, in the original.
  const isFirst = isOriginal || original.words.heroAlt === undefined;
  if (hero === undefined && words.heroAlt !== undefined && isFirst) {
    found.push({
      field: 'heroAlt',
      found: 'words for a picture that the page does not have',
      remedy:
        'Delete this line in every language, or name the picture in "hero" of the English file.',
    });
  }
  return found;
}

/** What only one kind of pricing has: the areas of the program that travels. */
function areasOfPricing({pricing, areas}: Fields): Found[] {
  if (pricing === 'travel' && areas === undefined) {
    return [
      {
        field: 'areas',
        found: 'nothing',
        remedy:
          'A program that travels lists its areas: add each with id, zone and name, or write pricing: double.',
      },
    ];
  }
  return pricing !== 'travel' && areas !== undefined
    ? [
        {
          field: 'areas',
          found: 'areas in a program that does not travel',
          remedy: 'Delete the list, or write pricing: travel.',
        },
      ]
    : [];
}

/** What cannot be true together in a program's file, or between it and the original's facts. */
export function programFaults(document: RawDocument, original: RawDocument | undefined): Found[] {
  const {facts, isOriginal} = document;
  return [
    ...(isOriginal
      ? [
          ...sessionsOf(facts),
          ...tiersAndPhases(document),
          ...areasOfPricing(facts),
          ...travelOf(facts),
          ...placesOf(document),
        ]
      : []),
    ...finishOf(document),
    ...nameOf(document),
    ...(original ? heroFaults(document, original) : []),
  ];
}
