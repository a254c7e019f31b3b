/** Allowed words of facts; allowed numbers are in limits.ts. Their labels are in `i18n/<language>/code.json`. */

/** Collections of programs, in the order of the menu's tabs. */
export const CATEGORIES = ['signature', 'premium', 'luxury', 'ultimate', 'special'] as const;

/** Intensity scale, in English; compared case-insensitively. */
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

/** Nationalities of masseuses; `src/components/labels` translates them. */
export const NATIONALITIES = [
  'Colombian',
  'Venezuelan',
  'Argentinian',
  'Spanish',
  'Panamanian',
] as const;

/** Languages of masseuses. */
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

/** Sizes of a photo in the gallery's grid on wide screens. */
export const PHOTO_SPANS = ['tall', 'wide'] as const;

/** Fee zones of the outcall service; the fees in euros are in `docs/business.yml`. */
export const ZONES = ['centre', 'other', 'airport'] as const;

/** Classes of the example hotels. */
export const HOTEL_CLASSES = ['grand-luxury', 'five-star', 'four-star-superior'] as const;

/** Specialties of masseuses; `src/components/labels` translates them. */
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
