/** Labels of the vocabularies of programs and hotels. A new value does not compile until it has a label. */
import {translate} from '@docusaurus/Translate';

import type {
  CATEGORIES,
  EXPERIENCES,
  HOTEL_CLASSES,
  INTENSITIES,
  ZONES,
} from '@site/src/content/browser/vocabularies';

export type Labels<Vocabulary extends readonly string[]> = Record<Vocabulary[number], string>;

export const intensityLabels = (): Labels<typeof INTENSITIES> => ({
  Gentle: translate({
    id: 'intensity.gentle',
    message: 'Gentle',
    description: 'Badge and details of a program: its intensity',
  }),
  Moderate: translate({
    id: 'intensity.moderate',
    message: 'Moderate',
    description: 'Badge and details of a program: its intensity',
  }),
  Intimate: translate({
    id: 'intensity.intimate',
    message: 'Intimate',
    description: 'Badge and details of a program: its intensity',
  }),
  Meditative: translate({
    id: 'intensity.meditative',
    message: 'Meditative',
    description: 'Badge and details of a program: its intensity',
  }),
  Intense: translate({
    id: 'intensity.intense',
    message: 'Intense',
    description: 'Badge and details of a program: its intensity',
  }),
  Adventurous: translate({
    id: 'intensity.adventurous',
    message: 'Adventurous',
    description: 'Badge and details of a program: its intensity',
  }),
  Luxurious: translate({
    id: 'intensity.luxurious',
    message: 'Luxurious',
    description: 'Badge and details of a program: its intensity',
  }),
  Ultimate: translate({
    id: 'intensity.ultimate',
    message: 'Ultimate',
    description: 'Badge and details of a program: its intensity',
  }),
  Extraordinary: translate({
    id: 'intensity.extraordinary',
    message: 'Extraordinary',
    description: 'Badge and details of a program: its intensity',
  }),
});

export const collectionLabels = (): Labels<typeof CATEGORIES> => ({
  signature: translate({
    id: 'collection.signature',
    message: 'Signature Collection',
    description: 'Name of a collection of programs: menu, badges and program’s page',
  }),
  premium: translate({
    id: 'collection.premium',
    message: 'Premium Collection',
    description: 'Name of a collection of programs: menu, badges and program’s page',
  }),
  luxury: translate({
    id: 'collection.luxury',
    message: 'Luxury Collection',
    description: 'Name of a collection of programs: menu, badges and program’s page',
  }),
  ultimate: translate({
    id: 'collection.ultimate',
    message: 'Ultimate Experience',
    description: 'Name of a collection of programs: menu, badges and program’s page',
  }),
  special: translate({
    id: 'collection.special',
    message: 'Special Services',
    description: 'Name of a collection of programs: menu, badges and program’s page',
  }),
});

/** Experience needed for a program. */
export const experienceLabels = (): Labels<typeof EXPERIENCES> => ({
  'first-time': translate({
    id: 'experience.firstTime',
    message: 'none: made for a first visit',
    description: 'Program’s page, after “Experience”: how much a guest should know beforehand',
  }),
  some: translate({
    id: 'experience.some',
    message: 'a little helps',
    description: 'Program’s page, after “Experience”: how much a guest should know beforehand',
  }),
  seasoned: translate({
    id: 'experience.seasoned',
    message: 'for those who know the house',
    description: 'Program’s page, after “Experience”: how much a guest should know beforehand',
  }),
  any: translate({
    id: 'experience.any',
    message: 'none needed',
    description: 'Program’s page, after “Experience”: how much a guest should know beforehand',
  }),
});

export const zoneLabels = (): Labels<typeof ZONES> => ({
  centre: translate({
    id: 'zone.centre',
    message: 'Centre and Eixample',
    description: 'Outcall: zone of a travel fee',
  }),
  other: translate({
    id: 'zone.other',
    message: 'Other zones',
    description: 'Outcall: zone of a travel fee',
  }),
  airport: translate({
    id: 'zone.airport',
    message: 'Airport',
    description: 'Outcall: zone of a travel fee',
  }),
});

export const hotelClassLabels = (): Labels<typeof HOTEL_CLASSES> => ({
  'grand-luxury': translate({
    id: 'hotelClass.grandLuxury',
    message: 'Grand luxury',
    description: 'Outcall page: class of a hotel',
  }),
  'five-star': translate({
    id: 'hotelClass.fiveStar',
    message: 'Five stars',
    description: 'Outcall page: class of a hotel',
  }),
  'four-star-superior': translate({
    id: 'hotelClass.fourStarSuperior',
    message: 'Four stars superior',
    description: 'Outcall page: class of a hotel',
  }),
});

export const paymentWays = (): string =>
  translate({
    id: 'contact.paymentWays',
    message:
      'Cash or major credit cards, in euros, at the time of service; at a hotel, at the door',
    description: 'Contact page, and data for search engines: the ways to pay',
  });
