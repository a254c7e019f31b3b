/** Words for facts about masseuses, in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {NATIONALITIES, SPECIALTIES} from '@site/src/content/vocabularies';

/** Nationalities, in the feminine where the language has one. */
export function nationalityLabels(): Record<(typeof NATIONALITIES)[number], string> {
  return {
    Colombian: translate({
      id: 'nationality.colombian',
      description: 'Masseuse: nationality (feminine)',
    }),
    Venezuelan: translate({
      id: 'nationality.venezuelan',
      description: 'Masseuse: nationality (feminine)',
    }),
    Argentinian: translate({
      id: 'nationality.argentinian',
      description: 'Masseuse: nationality (feminine)',
    }),
    Spanish: translate({
      id: 'nationality.spanish',
      description: 'Masseuse: nationality (feminine)',
    }),
    Panamanian: translate({
      id: 'nationality.panamanian',
      description: 'Masseuse: nationality (feminine)',
    }),
  };
}

/** What masseuses are good at. */
export function specialtyLabels(): Record<(typeof SPECIALTIES)[number], string> {
  return {
    tantric: translate({id: 'specialty.tantric', description: 'Masseuse: specialty'}),
    nuru: translate({id: 'specialty.nuru', description: 'Masseuse: specialty'}),
    'body-to-body': translate({id: 'specialty.bodyToBody', description: 'Masseuse: specialty'}),
    relaxation: translate({id: 'specialty.relaxation', description: 'Masseuse: specialty'}),
    aromatherapy: translate({id: 'specialty.aromatherapy', description: 'Masseuse: specialty'}),
    couples: translate({id: 'specialty.couples', description: 'Masseuse: specialty'}),
    'sensory-rituals': translate({
      id: 'specialty.sensoryRituals',
      description: 'Masseuse: specialty',
    }),
    'four-hands': translate({id: 'specialty.fourHands', description: 'Masseuse: specialty'}),
    'hotel-visits': translate({id: 'specialty.hotelVisits', description: 'Masseuse: specialty'}),
    'first-visits': translate({id: 'specialty.firstVisits', description: 'Masseuse: specialty'}),
    'long-evenings': translate({id: 'specialty.longEvenings', description: 'Masseuse: specialty'}),
  };
}

/** Experience in whole years, as "3+ years". */
export function experienceLabel(years: number): string {
  return years === 1
    ? translate({
        id: 'masseuse.experience.one',
        description: 'Masseuse: at least one year of experience',
      })
    : translate(
        {id: 'masseuse.experience.many', description: 'Masseuse: years of experience'},
        {years},
      );
}
