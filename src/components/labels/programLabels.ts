/**
 * Words for the vocabularies of programs, in the page's language. Typed by the vocabulary: a new
 * value does not compile until it has its words.
 */
import {translate} from '@docusaurus/Translate';

import type {CATEGORIES, EXPERIENCES, INTENSITIES} from '@site/src/content/vocabularies';

type Intensity = Lowercase<(typeof INTENSITIES)[number]>;
type Category = (typeof CATEGORIES)[number];
type Experience = (typeof EXPERIENCES)[number];

/** Intensity words of the page's language, by their English name in lower case. */
export function intensityLabels(): Record<Intensity, string> {
  return {
    gentle: translate({id: 'intensity.gentle', description: 'Program: intensity'}),
    moderate: translate({id: 'intensity.moderate', description: 'Program: intensity'}),
    intimate: translate({id: 'intensity.intimate', description: 'Program: intensity'}),
    meditative: translate({id: 'intensity.meditative', description: 'Program: intensity'}),
    intense: translate({id: 'intensity.intense', description: 'Program: intensity'}),
    adventurous: translate({id: 'intensity.adventurous', description: 'Program: intensity'}),
    luxurious: translate({id: 'intensity.luxurious', description: 'Program: intensity'}),
    ultimate: translate({id: 'intensity.ultimate', description: 'Program: intensity'}),
    extraordinary: translate({id: 'intensity.extraordinary', description: 'Program: intensity'}),
  };
}

/** The word of one intensity, as it is written in a program's file. */
export function intensityLabel(intensity: (typeof INTENSITIES)[number]): string {
  // The type of toLowerCase() is a plain string.
  return intensityLabels()[intensity.toLowerCase() as Intensity];
}

/** What a program's page calls its collection. */
export function collectionLabels(): Record<Category, string> {
  return {
    signature: translate({id: 'collection.signature', description: 'Program: collection'}),
    premium: translate({id: 'collection.premium', description: 'Program: collection'}),
    luxury: translate({id: 'collection.luxury', description: 'Program: collection'}),
    ultimate: translate({id: 'collection.ultimate', description: 'Program: collection'}),
    special: translate({id: 'collection.special', description: 'Program: collection'}),
  };
}

/** How much experience a program asks for, by its value in the facts. */
export function experienceLabels(): Record<Experience, string> {
  return {
    'first-time': translate({
      id: 'experience.firstTime',
      description: 'Program: experience it asks for',
    }),
    some: translate({id: 'experience.some', description: 'Program: experience it asks for'}),
    seasoned: translate({
      id: 'experience.seasoned',
      description: 'Program: experience it asks for',
    }),
    any: translate({id: 'experience.any', description: 'Program: experience it asks for'}),
  };
}
