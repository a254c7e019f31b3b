/** Words for facts about masseuses, in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {NATIONALITIES, SPECIALTIES} from '@site/src/content/vocabularies';

/** Nationalities, in the feminine where the language has one. */
export function nationalityLabels(): Record<(typeof NATIONALITIES)[number], string> {
  return {
    Colombian: translate({
      id: 'nationality.colombian',
      message: 'Colombian',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Venezuelan: translate({
      id: 'nationality.venezuelan',
      message: 'Venezuelan',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Argentinian: translate({
      id: 'nationality.argentinian',
      message: 'Argentinian',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Spanish: translate({
      id: 'nationality.spanish',
      message: 'Spanish',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Panamanian: translate({
      id: 'nationality.panamanian',
      message: 'Panamanian',
      description: 'Nationality of a masseuse (feminine)',
    }),
  };
}

/** What masseuses are good at. */
export function specialtyLabels(): Record<(typeof SPECIALTIES)[number], string> {
  return {
    tantric: translate({
      id: 'specialty.tantric',
      message: 'Tantric',
      description: 'Specialty of a masseuse',
    }),
    nuru: translate({
      id: 'specialty.nuru',
      message: 'Nuru',
      description: 'Specialty of a masseuse',
    }),
    'body-to-body': translate({
      id: 'specialty.bodyToBody',
      message: 'Body-to-body',
      description: 'Specialty of a masseuse',
    }),
    relaxation: translate({
      id: 'specialty.relaxation',
      message: 'Relaxation',
      description: 'Specialty of a masseuse',
    }),
    aromatherapy: translate({
      id: 'specialty.aromatherapy',
      message: 'Aromatherapy',
      description: 'Specialty of a masseuse',
    }),
    couples: translate({
      id: 'specialty.couples',
      message: 'Couples',
      description: 'Specialty of a masseuse',
    }),
    'sensory-rituals': translate({
      id: 'specialty.sensoryRituals',
      message: 'Sensory rituals',
      description: 'Specialty of a masseuse',
    }),
    'four-hands': translate({
      id: 'specialty.fourHands',
      message: 'Four hands',
      description: 'Specialty of a masseuse',
    }),
    'hotel-visits': translate({
      id: 'specialty.hotelVisits',
      message: 'Hotel visits',
      description: 'Specialty of a masseuse',
    }),
    'first-visits': translate({
      id: 'specialty.firstVisits',
      message: 'First visits',
      description: 'Specialty of a masseuse',
    }),
    'long-evenings': translate({
      id: 'specialty.longEvenings',
      message: 'Long evenings',
      description: 'Specialty of a masseuse',
    }),
  };
}

/** Experience in whole years, as "3+ years". */
export function experienceLabel(years: number): string {
  return years === 1
    ? translate({
        id: 'masseuse.experience.one',
        message: '1+ year',
        description: 'At least one year of experience',
      })
    : translate(
        {
          id: 'masseuse.experience.many',
          message: '{years}+ years',
          description: 'At least so many years of experience',
        },
        {years},
      );
}
