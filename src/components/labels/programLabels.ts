/**
 * Words for the vocabularies of programs, in the page's language. Typed by the vocabulary: a new
 * value does not compile until it has its words.
 */
import {translate} from '@docusaurus/Translate';

import type {CATEGORIES, EXPERIENCES, INTENSITIES} from '@site/src/content/vocabularies';

type Intensity = (typeof INTENSITIES)[number];
type Category = (typeof CATEGORIES)[number];
type Experience = (typeof EXPERIENCES)[number];

/** How strong a program is. */
export function intensityLabels(): Record<Intensity, string> {
  return {
    Gentle: translate({id: 'intensity.gentle', description: 'Program: intensity'}),
    Moderate: translate({id: 'intensity.moderate', description: 'Program: intensity'}),
    Intimate: translate({id: 'intensity.intimate', description: 'Program: intensity'}),
    Meditative: translate({id: 'intensity.meditative', description: 'Program: intensity'}),
    Intense: translate({id: 'intensity.intense', description: 'Program: intensity'}),
    Adventurous: translate({id: 'intensity.adventurous', description: 'Program: intensity'}),
    Luxurious: translate({id: 'intensity.luxurious', description: 'Program: intensity'}),
    Ultimate: translate({id: 'intensity.ultimate', description: 'Program: intensity'}),
    Extraordinary: translate({id: 'intensity.extraordinary', description: 'Program: intensity'}),
  };
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
