/** Words for facts about masseuses, in the page's language. */
import {translate} from '@docusaurus/Translate';

/** Nationalities, in the feminine where the language has one. */
export function nationalityLabels(): Record<string, string> {
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

/** The thirteen signs, with their article: they stand in for a portrait. */
export function signLabels(): Record<string, string> {
  return {
    orchid: translate({
      id: 'sign.orchid',
      message: 'The orchid',
      description: 'Sign of a masseuse',
    }),
    pearls: translate({
      id: 'sign.pearls',
      message: 'The pearls',
      description: 'Sign of a masseuse',
    }),
    fan: translate({id: 'sign.fan', message: 'The fan', description: 'Sign of a masseuse'}),
    mask: translate({id: 'sign.mask', message: 'The mask', description: 'Sign of a masseuse'}),
    perfume: translate({
      id: 'sign.perfume',
      message: 'The perfume bottle',
      description: 'Sign of a masseuse',
    }),
    key: translate({id: 'sign.key', message: 'The key', description: 'Sign of a masseuse'}),
    feather: translate({
      id: 'sign.feather',
      message: 'The feather',
      description: 'Sign of a masseuse',
    }),
    candle: translate({
      id: 'sign.candle',
      message: 'The candle',
      description: 'Sign of a masseuse',
    }),
    comb: translate({id: 'sign.comb', message: 'The comb', description: 'Sign of a masseuse'}),
    hourglass: translate({
      id: 'sign.hourglass',
      message: 'The hourglass',
      description: 'Sign of a masseuse',
    }),
    pomegranate: translate({
      id: 'sign.pomegranate',
      message: 'The pomegranate',
      description: 'Sign of a masseuse',
    }),
    mirror: translate({
      id: 'sign.mirror',
      message: 'The hand mirror',
      description: 'Sign of a masseuse',
    }),
    coupe: translate({id: 'sign.coupe', message: 'The coupe', description: 'Sign of a masseuse'}),
  };
}

/** Languages that a masseuse speaks, by their code. */
export function spokenLanguageLabels(): Record<string, string> {
  return {
    es: translate({id: 'spoken.es', message: 'Spanish', description: 'A language she speaks'}),
    en: translate({id: 'spoken.en', message: 'English', description: 'A language she speaks'}),
    ca: translate({id: 'spoken.ca', message: 'Catalan', description: 'A language she speaks'}),
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
