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
  Gentle: translate({id: 'intensity.gentle', description: 'Badge and details of a program: its intensity'}),
  Moderate: translate({id: 'intensity.moderate', description: 'Badge and details of a program: its intensity'}),
  Intimate: translate({id: 'intensity.intimate', description: 'Badge and details of a program: its intensity'}),
  Meditative: translate({id: 'intensity.meditative', description: 'Badge and details of a program: its intensity'}),
  Intense: translate({id: 'intensity.intense', description: 'Badge and details of a program: its intensity'}),
  Adventurous: translate({id: 'intensity.adventurous', description: 'Badge and details of a program: its intensity'}),
  Luxurious: translate({id: 'intensity.luxurious', description: 'Badge and details of a program: its intensity'}),
  Ultimate: translate({id: 'intensity.ultimate', description: 'Badge and details of a program: its intensity'}),
  Extraordinary: translate({id: 'intensity.extraordinary', description: 'Badge and details of a program: its intensity'}),
});

export const collectionLabels = (): Labels<typeof CATEGORIES> => ({
  signature: translate({id: 'collection.signature', description: 'Name of a collection of programs: menu, badges and program’s page'}),
  premium: translate({id: 'collection.premium', description: 'Name of a collection of programs: menu, badges and program’s page'}),
  luxury: translate({id: 'collection.luxury', description: 'Name of a collection of programs: menu, badges and program’s page'}),
  ultimate: translate({id: 'collection.ultimate', description: 'Name of a collection of programs: menu, badges and program’s page'}),
  special: translate({id: 'collection.special', description: 'Name of a collection of programs: menu, badges and program’s page'}),
});

/** Experience needed for a program. */
export const experienceLabels = (): Labels<typeof EXPERIENCES> => ({
  'first-time': translate({id: 'experience.firstTime', description: 'Program’s page, after “Experience”: how much a guest should know beforehand'}),
  some: translate({id: 'experience.some', description: 'Program’s page, after “Experience”: how much a guest should know beforehand'}),
  seasoned: translate({id: 'experience.seasoned', description: 'Program’s page, after “Experience”: how much a guest should know beforehand'}),
  any: translate({id: 'experience.any', description: 'Program’s page, after “Experience”: how much a guest should know beforehand'}),
});

/** Nationalities of women, feminine where the language has a form. */
export const nationalityLabels = (): Labels<typeof NATIONALITIES> => ({
  Colombian: translate({id: 'nationality.colombian', description: 'Masseuse’s card and profile: her nationality, said of a woman'}),
  Venezuelan: translate({id: 'nationality.venezuelan', description: 'Masseuse’s card and profile: her nationality, said of a woman'}),
  Argentinian: translate({id: 'nationality.argentinian', description: 'Masseuse’s card and profile: her nationality, said of a woman'}),
  Spanish: translate({id: 'nationality.spanish', description: 'Masseuse’s card and profile: her nationality, said of a woman'}),
  Panamanian: translate({id: 'nationality.panamanian', description: 'Masseuse’s card and profile: her nationality, said of a woman'}),
});

export const specialtyLabels = (): Labels<typeof SPECIALTIES> => ({
  tantric: translate({id: 'specialty.tantric', description: 'Masseuse’s card and profile: one of her specialties'}),
  nuru: translate({id: 'specialty.nuru', description: 'Masseuse’s card and profile: one of her specialties'}),
  'body-to-body': translate({id: 'specialty.bodyToBody', description: 'Masseuse’s card and profile: one of her specialties'}),
  relaxation: translate({id: 'specialty.relaxation', description: 'Masseuse’s card and profile: one of her specialties'}),
  aromatherapy: translate({id: 'specialty.aromatherapy', description: 'Masseuse’s card and profile: one of her specialties'}),
  couples: translate({id: 'specialty.couples', description: 'Masseuse’s card and profile, one of her specialties: massages for two guests'}),
  'sensory-rituals': translate({id: 'specialty.sensoryRituals', description: 'Masseuse’s card and profile: one of her specialties'}),
  'four-hands': translate({id: 'specialty.fourHands', description: 'Masseuse’s card and profile, one of her specialties: a massage by two masseuses'}),
  'hotel-visits': translate({id: 'specialty.hotelVisits', description: 'Masseuse’s card and profile, one of her specialties: visits to hotels'}),
  'first-visits': translate({id: 'specialty.firstVisits', description: 'Masseuse’s card and profile, one of her specialties: guests who are here for the first time'}),
  'long-evenings': translate({id: 'specialty.longEvenings', description: 'Masseuse’s card and profile, one of her specialties: the long sessions'}),
});

/** Experience of a masseuse: "3+ years". */
export const experienceLabel = (years: number): string =>
  years === 1
    ? translate({id: 'masseuse.experience.one', description: 'Masseuse’s card and profile: one year or more that she has worked'})
    : translate({id: 'masseuse.experience.many', description: 'Masseuse’s card and profile: years that she has worked'}, {years});

export const zoneLabels = (): Labels<typeof ZONES> => ({
  centre: translate({id: 'zone.centre', description: 'Outcall: zone of a travel fee'}),
  other: translate({id: 'zone.other', description: 'Outcall: zone of a travel fee'}),
  airport: translate({id: 'zone.airport', description: 'Outcall: zone of a travel fee'}),
});

export const hotelClassLabels = (): Labels<typeof HOTEL_CLASSES> => ({
  'grand-luxury': translate({id: 'hotelClass.grandLuxury', description: 'Outcall page: class of a hotel'}),
  'five-star': translate({id: 'hotelClass.fiveStar', description: 'Outcall page: class of a hotel'}),
  'four-star-superior': translate({
    id: 'hotelClass.fourStarSuperior',
    description: 'Outcall page: class of a hotel',
  }),
});

export const paymentWays = (): string =>
  translate({id: 'contact.paymentWays', description: 'Contact page, and data for search engines: the ways to pay'});
