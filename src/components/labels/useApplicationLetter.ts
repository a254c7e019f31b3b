import {type Letter, applicationLetter} from './applicationLetter';
import {useCastingFacts} from './castingFacts';

/** The e-mail an application opens with, in the page's language. */
export function useApplicationLetter(): Letter {
  return applicationLetter(useCastingFacts()('photos'));
}
