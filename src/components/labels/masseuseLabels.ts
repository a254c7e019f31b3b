/** Words for facts about masseuses, in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {NATIONALITIES, SPECIALTIES} from '@site/src/content/vocabularies';

/** Nationalities, in the feminine where the language has one. */
export function nationalityLabels(): Record<(typeof NATIONALITIES)[number], string> {
  return {
    Colombian: translate({
      id: 'nationality.colombian',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Venezuelan: translate({
      id: 'nationality.venezuelan',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Argentinian: translate({
      id: 'nationality.argentinian',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Spanish: translate({
      id: 'nationality.spanish',
      description: 'Nationality of a masseuse (feminine)',
    }),
    Panamanian: translate({
      id: 'nationality.panamanian',
      description: 'Nationality of a masseuse (feminine)',
    }),
  };
}

/** What masseuses are good at. */
export function specialtyLabels(): Record<(typeof SPECIALTIES)[number], string> {
  return {
    tantric: translate({id: 'specialty.tantric', description: 'Specialty of a masseuse'}),
    nuru: translate({id: 'specialty.nuru', description: 'Specialty of a masseuse'}),
    'body-to-body': translate({id: 'specialty.bodyToBody', description: 'Specialty of a masseuse'}),
    relaxation: translate({id: 'specialty.relaxation', description: 'Specialty of a masseuse'}),
    aromatherapy: translate({id: 'specialty.aromatherapy', description: 'Specialty of a masseuse'}),
    couples: translate({id: 'specialty.couples', description: 'Specialty of a masseuse'}),
    'sensory-rituals': translate({
      id: 'specialty.sensoryRituals',
      description: 'Specialty of a masseuse',
    }),
    'four-hands': translate({id: 'specialty.fourHands', description: 'Specialty of a masseuse'}),
    'hotel-visits': translate({
      id: 'specialty.hotelVisits',
      description: 'Specialty of a masseuse',
    }),
    'first-visits': translate({
      id: 'specialty.firstVisits',
      description: 'Specialty of a masseuse',
    }),
    'long-evenings': translate({
      id: 'specialty.longEvenings',
      description: 'Specialty of a masseuse',
    }),
  };
}

/** Experience in whole years, as "3+ years". */
export function experienceLabel(years: number): string {
  return years === 1
    ? translate({id: 'masseuse.experience.one', description: 'At least one year of experience'})
    : translate(
        {id: 'masseuse.experience.many', description: 'At least so many years of experience'},
        {years},
      );
}
