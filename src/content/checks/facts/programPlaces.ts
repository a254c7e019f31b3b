/** Where a program is given, and what its price and its words say of that. */
import type {Problem} from '../../problems';
import {PLACES} from '../../vocabularies';
import {type RawDocument, listOf} from '../raw';

type Found = Omit<Problem, 'file'>;

/** A program that travels, and that is given in the house as well by its places. */
export function travelOf({pricing, places, areas}: RawDocument['facts']): Found[] {
  const typed = listOf(places);
  // Without areas the pricing may be what is wrong.
  const isTravel = pricing === 'travel' && areas !== undefined;
  return isTravel && typed.includes('suite') && typed.includes('hotel')
    ? [
        {
          field: 'places',
          found: `[${typed.map(String).join(', ')}] in a program whose price is that of travelling`,
          remedy: 'Write places: [hotel], or another pricing.',
        },
      ]
    : [];
}

/** A place as it is said in the fields that are shown beside the places. */
const SAID: Readonly<Record<string, RegExp>> = {
  hotel:
    /(?<![A-Za-zÀ-ɏ])(?:(?:at|in) your|or (?:at |in )?an?) (?:[A-Za-zÀ-ɏ]+ )?hotel(?![A-Za-zÀ-ɏ])/iu,
  suite:
    /(?<![A-Za-zÀ-ɏ])(?:[Ii]n|[Aa]t) (?:(?:an?|our|one of our) (?:private )?(?:\p{Lu}[A-Za-zÀ-ɏ]+ )?suites?|our house)(?![A-Za-zÀ-ɏ])/u,
};

/** The same in the story, at the beginning of a sentence: what is told there of a hotel is given there. */
const SAID_IN_STORY: Readonly<Record<string, RegExp>> = {
  hotel: /(?<=^|[.!?…] )At (?:a|your) hotel(?![A-Za-zÀ-ɏ])/mu,
};

/** A program that is given in one of the places alone, and whose words promise the other. */
export function placesOf({facts, words, body}: RawDocument): Found[] {
  const places = listOf(facts.places);
  const [place] = places;
  // A place that is none, or stands there twice, is told as that.
  const other = PLACES.find((one) => one !== place);
  if (places.length !== 1 || other === undefined || !PLACES.some((one) => one === place)) return [];
  const said = [
    ...['description', 'lead', 'summary'].map((where) => ({
      where,
      typed: SAID[other]?.exec(String(words[where]))?.[0],
    })),
    {where: 'story', typed: SAID_IN_STORY[other]?.exec(body)?.[0]},
  ].find(({typed}) => typed !== undefined);
  if (!said) return [];
  const found = `[${String(place)}], and the ${said.where} says “${said.typed}”`;
  const remedy = `Add ${other}, or change those words in every language.`;
  return [{field: 'places', found, remedy}];
}
