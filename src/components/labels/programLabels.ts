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
    gentle: translate({
      id: 'intensity.gentle',
      message: 'Gentle',
      description: 'Intensity of a program',
    }),
    moderate: translate({
      id: 'intensity.moderate',
      message: 'Moderate',
      description: 'Intensity of a program',
    }),
    intimate: translate({
      id: 'intensity.intimate',
      message: 'Intimate',
      description: 'Intensity of a program',
    }),
    meditative: translate({
      id: 'intensity.meditative',
      message: 'Meditative',
      description: 'Intensity of a program',
    }),
    intense: translate({
      id: 'intensity.intense',
      message: 'Intense',
      description: 'Intensity of a program',
    }),
    adventurous: translate({
      id: 'intensity.adventurous',
      message: 'Adventurous',
      description: 'Intensity of a program',
    }),
    luxurious: translate({
      id: 'intensity.luxurious',
      message: 'Luxurious',
      description: 'Intensity of a program',
    }),
    ultimate: translate({
      id: 'intensity.ultimate',
      message: 'Ultimate',
      description: 'Intensity of a program',
    }),
    extraordinary: translate({
      id: 'intensity.extraordinary',
      message: 'Extraordinary',
      description: 'Intensity of a program',
    }),
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
    signature: translate({
      id: 'collection.signature',
      message: 'Signature Collection',
      description: 'Collection badge',
    }),
    premium: translate({
      id: 'collection.premium',
      message: 'Premium Collection',
      description: 'Collection badge',
    }),
    luxury: translate({
      id: 'collection.luxury',
      message: 'Luxury Collection',
      description: 'Collection badge',
    }),
    ultimate: translate({
      id: 'collection.ultimate',
      message: 'Ultimate Experience',
      description: 'Collection badge',
    }),
    special: translate({
      id: 'collection.special',
      message: 'Special Services',
      description: 'Collection badge',
    }),
  };
}

/** How much experience a program asks for, by its value in the facts. */
export function experienceLabels(): Record<Experience, string> {
  return {
    'first-time': translate({
      id: 'experience.firstTime',
      message: 'none: made for a first visit',
      description: 'How much experience a program asks for',
    }),
    some: translate({
      id: 'experience.some',
      message: 'a little helps',
      description: 'How much experience a program asks for',
    }),
    seasoned: translate({
      id: 'experience.seasoned',
      message: 'for those who know the house',
      description: 'How much experience a program asks for',
    }),
    any: translate({
      id: 'experience.any',
      message: 'none needed',
      description: 'How much experience a program asks for',
    }),
  };
}
