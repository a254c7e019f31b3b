/** Languages of which nobody knows how they call the specialties. */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {SPECIALTIES} from '../../vocabularies';
import {nameOfLanguage} from '../language/inLanguage';

/** Warns of languages without a list: what stands on their cards is compared with nothing, English words too. */
export const warnOfSpecialties = ({locales}: Source): Problem[] =>
  locales
    .filter((locale) => !SPECIALTIES[locale])
    .map((locale) => ({
      file: 'src/content/vocabularies.ts',
      field: 'SPECIALTIES',
      found: `no list for ${nameOfLanguage(locale)}`,
      remedy: `Add ${locale}, with the words of en in their order: until then nobody sees which specialties of that language are none, or still English.`,
    }));
