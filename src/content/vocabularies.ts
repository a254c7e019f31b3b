/**
 * The closed sets of values that facts are chosen from. Words for them live in
 * `i18n/<language>/code.json`; the components under `src/components` translate them.
 */

/** Collections of programs, in the order of the menu's tabs. */
export const CATEGORIES = ['signature', 'premium', 'luxury', 'ultimate', 'special'] as const;

/** Intensity scale, in English words; compared without regard to case. */
export const INTENSITIES = [
  'Gentle',
  'Moderate',
  'Intimate',
  'Meditative',
  'Intense',
  'Adventurous',
  'Luxurious',
  'Ultimate',
  'Extraordinary',
] as const;

/** How much a guest should know before choosing a program. */
export const EXPERIENCES = ['first-time', 'some', 'seasoned', 'any'] as const;

/** Where a program can be given. */
export const PLACES = ['suite', 'hotel'] as const;

/** Nobody younger can be published, whatever else stands here: the site sells what adults sell. */
export const OF_AGE = 18;

/** Ages of masseuses, in years. */
export const MASSEUSE_AGE = {youngest: 20, oldest: 28} as const;

/** Nationalities a masseuse may have; the words stand in `src/components/labels`. */
export const NATIONALITIES = [
  'Colombian',
  'Venezuelan',
  'Argentinian',
  'Spanish',
  'Panamanian',
] as const;

/** Languages a masseuse may speak. */
export const SPOKEN_LANGUAGES = ['es', 'en', 'ca'] as const;

/** From Monday, as the week is written in Spain. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Gallery categories, in the order of the filter buttons. */
export const PHOTO_CATEGORIES = [
  'suites',
  'facilities',
  'common',
  'reception',
  'exterior',
] as const;

/** How much room a photo takes in the gallery's grid on wide screens. */
export const PHOTO_SPANS = ['tall', 'wide'] as const;

/** Fee zones of the outcall service; the fees in euros stand in `docs/business.yml`. */
export const ZONES = ['centre', 'other', 'airport'] as const;

/** Classes of the example hotels. */
export const HOTEL_CLASSES = ['grand-luxury', 'five-star', 'four-star-superior'] as const;

/** The highest mark that the house gives a masseuse. */
export const HIGHEST_MARK = 5;

/** How many specialties a masseuse names. */
export const SPECIALTY_COUNT = 3;

/** What a masseuse may name as a specialty; the words stand in `src/components/labels`. */
export const SPECIALTIES = [
  'tantric',
  'nuru',
  'body-to-body',
  'relaxation',
  'aromatherapy',
  'couples',
  'sensory-rituals',
  'four-hands',
  'hotel-visits',
  'first-visits',
  'long-evenings',
] as const;
