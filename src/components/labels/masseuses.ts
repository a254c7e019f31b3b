/** Labels of the vocabularies of masseuses. A new value does not compile until it has a label. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

import type {NATIONALITIES, SPECIALTIES} from '@site/src/content/browser/vocabularies';
import type {Labels} from './vocabularies';

/** Nationalities of women, feminine where the language has a form. */
export const nationalityLabels = (): Labels<typeof NATIONALITIES> => ({
  Colombian: translate({
    id: 'nationality.colombian',
    message: 'Colombian',
    description: 'Masseuse’s card and profile: her nationality, said of a woman',
  }),
  Venezuelan: translate({
    id: 'nationality.venezuelan',
    message: 'Venezuelan',
    description: 'Masseuse’s card and profile: her nationality, said of a woman',
  }),
  Argentinian: translate({
    id: 'nationality.argentinian',
    message: 'Argentinian',
    description: 'Masseuse’s card and profile: her nationality, said of a woman',
  }),
  Spanish: translate({
    id: 'nationality.spanish',
    message: 'Spanish',
    description: 'Masseuse’s card and profile: her nationality, said of a woman',
  }),
  Panamanian: translate({
    id: 'nationality.panamanian',
    message: 'Panamanian',
    description: 'Masseuse’s card and profile: her nationality, said of a woman',
  }),
});

export const specialtyLabels = (): Labels<typeof SPECIALTIES> => ({
  tantric: translate({
    id: 'specialty.tantric',
    message: 'Tantric',
    description: 'Masseuse’s card and profile: one of her specialties',
  }),
  nuru: translate({
    id: 'specialty.nuru',
    message: 'Nuru',
    description: 'Masseuse’s card and profile: one of her specialties',
  }),
  'body-to-body': translate({
    id: 'specialty.bodyToBody',
    message: 'Body-to-body',
    description: 'Masseuse’s card and profile: one of her specialties',
  }),
  relaxation: translate({
    id: 'specialty.relaxation',
    message: 'Relaxation',
    description: 'Masseuse’s card and profile: one of her specialties',
  }),
  aromatherapy: translate({
    id: 'specialty.aromatherapy',
    message: 'Aromatherapy',
    description: 'Masseuse’s card and profile: one of her specialties',
  }),
  couples: translate({
    id: 'specialty.couples',
    message: 'Couples',
    description: 'Masseuse’s card and profile, one of her specialties: massages for two guests',
  }),
  'sensory-rituals': translate({
    id: 'specialty.sensoryRituals',
    message: 'Sensory rituals',
    description: 'Masseuse’s card and profile: one of her specialties',
  }),
  'four-hands': translate({
    id: 'specialty.fourHands',
    message: 'Four hands',
    description: 'Masseuse’s card and profile, one of her specialties: a massage by two masseuses',
  }),
  'hotel-visits': translate({
    id: 'specialty.hotelVisits',
    message: 'Hotel visits',
    description: 'Masseuse’s card and profile, one of her specialties: visits to hotels',
  }),
  'first-visits': translate({
    id: 'specialty.firstVisits',
    message: 'First visits',
    description:
      'Masseuse’s card and profile, one of her specialties: guests who are here for the first time',
  }),
  'long-evenings': translate({
    id: 'specialty.longEvenings',
    message: 'Long evenings',
    description: 'Masseuse’s card and profile, one of her specialties: the long sessions',
  }),
});

/**
 * Experience of a masseuse: "3+ years".
 *
 * The words of each plural form follow one another, as in the messages of Docusaurus' own theme: a language has up to six.
 */
export function useExperienceLabel(): (years: number) => string {
  const {selectMessage} = usePluralForm();
  return (years) =>
    selectMessage(
      years,
      translate(
        {
          id: 'masseuse.experience.years',
          message: '1+ year|{years}+ years',
          description:
            'Masseuse’s card and profile: years or more that she has worked; one text for each plural form of the language, with | between them',
        },
        {years},
      ),
    );
}
