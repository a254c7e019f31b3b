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
    Gentle: translate({id: 'intensity.gentle', description: 'Intensity of a program'}),
    Moderate: translate({id: 'intensity.moderate', description: 'Intensity of a program'}),
    Intimate: translate({id: 'intensity.intimate', description: 'Intensity of a program'}),
    Meditative: translate({id: 'intensity.meditative', description: 'Intensity of a program'}),
    Intense: translate({id: 'intensity.intense', description: 'Intensity of a program'}),
    Adventurous: translate({id: 'intensity.adventurous', description: 'Intensity of a program'}),
    Luxurious: translate({id: 'intensity.luxurious', description: 'Intensity of a program'}),
    Ultimate: translate({id: 'intensity.ultimate', description: 'Intensity of a program'}),
    Extraordinary: translate({
      id: 'intensity.extraordinary',
      description: 'Intensity of a program',
    }),
  };
}

/** What a program's page calls its collection. */
export function collectionLabels(): Record<Category, string> {
  return {
    signature: translate({id: 'collection.signature', description: 'Collection badge'}),
    premium: translate({id: 'collection.premium', description: 'Collection badge'}),
    luxury: translate({id: 'collection.luxury', description: 'Collection badge'}),
    ultimate: translate({id: 'collection.ultimate', description: 'Collection badge'}),
    special: translate({id: 'collection.special', description: 'Collection badge'}),
  };
}

/** How much experience a program asks for, by its value in the facts. */
export function experienceLabels(): Record<Experience, string> {
  return {
    'first-time': translate({
      id: 'experience.firstTime',
      description: 'How much experience a program asks for',
    }),
    some: translate({id: 'experience.some', description: 'How much experience a program asks for'}),
    seasoned: translate({
      id: 'experience.seasoned',
      description: 'How much experience a program asks for',
    }),
    any: translate({id: 'experience.any', description: 'How much experience a program asks for'}),
  };
}
