/** Labels of the vocabularies of the content. A new value does not compile until it has a label. */
import {translate} from '@docusaurus/Translate';

import type {
  CATEGORIES,
  EXPERIENCES,
  HOTEL_CLASSES,
  INTENSITIES,
  NATIONALITIES,
  SPECIALTIES,
  ZONES,
} from '@site/src/content/vocabularies';

type Labels<Vocabulary extends readonly string[]> = Record<Vocabulary[number], string>;

export const intensityLabels = (): Labels<typeof INTENSITIES> => ({
  Gentle: translate({id: 'intensity.gentle', description: 'Program: intensity'}),
  Moderate: translate({id: 'intensity.moderate', description: 'Program: intensity'}),
  Intimate: translate({id: 'intensity.intimate', description: 'Program: intensity'}),
  Meditative: translate({id: 'intensity.meditative', description: 'Program: intensity'}),
  Intense: translate({id: 'intensity.intense', description: 'Program: intensity'}),
  Adventurous: translate({id: 'intensity.adventurous', description: 'Program: intensity'}),
  Luxurious: translate({id: 'intensity.luxurious', description: 'Program: intensity'}),
  Ultimate: translate({id: 'intensity.ultimate', description: 'Program: intensity'}),
  Extraordinary: translate({id: 'intensity.extraordinary', description: 'Program: intensity'}),
});

export const collectionLabels = (): Labels<typeof CATEGORIES> => ({
  signature: translate({id: 'collection.signature', description: 'Program: collection'}),
  premium: translate({id: 'collection.premium', description: 'Program: collection'}),
  luxury: translate({id: 'collection.luxury', description: 'Program: collection'}),
  ultimate: translate({id: 'collection.ultimate', description: 'Program: collection'}),
  special: translate({id: 'collection.special', description: 'Program: collection'}),
});

/** Experience needed for a program. */
export const experienceLabels = (): Labels<typeof EXPERIENCES> => ({
  'first-time': translate({id: 'experience.firstTime', description: 'Program: for whom it is'}),
  some: translate({id: 'experience.some', description: 'Program: for whom it is'}),
  seasoned: translate({id: 'experience.seasoned', description: 'Program: for whom it is'}),
  any: translate({id: 'experience.any', description: 'Program: for whom it is'}),
});

/** Nationalities of women, feminine where the language has a form. */
export const nationalityLabels = (): Labels<typeof NATIONALITIES> => ({
  Colombian: translate({id: 'nationality.colombian', description: 'Nationality of a woman'}),
  Venezuelan: translate({id: 'nationality.venezuelan', description: 'Nationality of a woman'}),
  Argentinian: translate({id: 'nationality.argentinian', description: 'Nationality of a woman'}),
  Spanish: translate({id: 'nationality.spanish', description: 'Nationality of a woman'}),
  Panamanian: translate({id: 'nationality.panamanian', description: 'Nationality of a woman'}),
});

export const specialtyLabels = (): Labels<typeof SPECIALTIES> => ({
  tantric: translate({id: 'specialty.tantric', description: 'Her specialty'}),
  nuru: translate({id: 'specialty.nuru', description: 'Her specialty'}),
  'body-to-body': translate({id: 'specialty.bodyToBody', description: 'Her specialty'}),
  relaxation: translate({id: 'specialty.relaxation', description: 'Her specialty'}),
  aromatherapy: translate({id: 'specialty.aromatherapy', description: 'Her specialty'}),
  couples: translate({id: 'specialty.couples', description: 'Her specialty'}),
  'sensory-rituals': translate({id: 'specialty.sensoryRituals', description: 'Her specialty'}),
  'four-hands': translate({id: 'specialty.fourHands', description: 'Her specialty'}),
  'hotel-visits': translate({id: 'specialty.hotelVisits', description: 'Her specialty'}),
  'first-visits': translate({id: 'specialty.firstVisits', description: 'Her specialty'}),
  'long-evenings': translate({id: 'specialty.longEvenings', description: 'Her specialty'}),
});

/** Experience of a masseuse: "3+ years". */
export const experienceLabel = (years: number): string =>
  years === 1
    ? translate({id: 'masseuse.experience.one', description: 'Masseuse: one year or more'})
    : translate({id: 'masseuse.experience.many', description: 'Masseuse: experience'}, {years});

export const zoneLabels = (): Labels<typeof ZONES> => ({
  centre: translate({id: 'zone.centre', description: 'Outcall: fee zone'}),
  other: translate({id: 'zone.other', description: 'Outcall: fee zone'}),
  airport: translate({id: 'zone.airport', description: 'Outcall: fee zone'}),
});

export const hotelClassLabels = (): Labels<typeof HOTEL_CLASSES> => ({
  'grand-luxury': translate({id: 'hotelClass.grandLuxury', description: 'Class of a hotel'}),
  'five-star': translate({id: 'hotelClass.fiveStar', description: 'Class of a hotel'}),
  'four-star-superior': translate({
    id: 'hotelClass.fourStarSuperior',
    description: 'Class of a hotel',
  }),
});

export const paymentWays = (): string =>
  translate({id: 'contact.paymentWays', description: 'Ways to pay'});
