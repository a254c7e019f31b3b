/** Where somebody is from, as sentences say it. */

/** Adjectives of origin, by language; those that a masseuse may have in her fields stand as they do there. */
const ADJECTIVES: readonly Readonly<Record<string, string>>[] = [
  {en: 'Colombian', es: 'colombiana'},
  {en: 'Venezuelan', es: 'venezolana'},
  {en: 'Argentinian', es: 'argentina'},
  {en: 'Spanish', es: 'española'},
  {en: 'Panamanian', es: 'panameña'},
  {en: 'Brazilian', es: 'brasileña'},
  {en: 'Mexican', es: 'mexicana'},
  {en: 'Cuban', es: 'cubana'},
  {en: 'Dominican', es: 'dominicana'},
  {en: 'Peruvian', es: 'peruana'},
  {en: 'Chilean', es: 'chilena'},
  {en: 'Uruguayan', es: 'uruguaya'},
  {en: 'Paraguayan', es: 'paraguaya'},
  {en: 'Ecuadorian', es: 'ecuatoriana'},
  {en: 'Bolivian', es: 'boliviana'},
  {en: 'Italian', es: 'italiana'},
  {en: 'French', es: 'francesa'},
  {en: 'Portuguese', es: 'portuguesa'},
  {en: 'German', es: 'alemana'},
  {en: 'Russian', es: 'rusa'},
  {en: 'Ukrainian', es: 'ucraniana'},
  {en: 'Romanian', es: 'rumana'},
  {en: 'Polish', es: 'polaca'},
  {en: 'Moroccan', es: 'marroquí'},
  {en: 'Japanese', es: 'japonesa'},
];
/** Other words for the same, and countries. */
const ALSO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    Argentine: 'Argentinian',
    Spaniard: 'Spanish',
    Colombia: 'Colombian',
    Venezuela: 'Venezuelan',
    Argentina: 'Argentinian',
    Spain: 'Spanish',
    Panama: 'Panamanian',
  },
  es: {
    Colombia: 'Colombian',
    Venezuela: 'Venezuelan',
    Argentina: 'Argentinian',
    España: 'Spanish',
    Panamá: 'Panamanian',
  },
};
const COUNTRIES: Readonly<Record<string, string>> = {
  en: 'Colombia|Venezuela|Argentina|Spain|Panama',
  es: 'Colombia|Venezuela|Argentina|España|Panamá',
};

/** The adjectives of a language, as the inside of a pattern. */
export const adjectivesOf = (locale: string): string =>
  [
    ...ADJECTIVES.map(({[locale]: word}) => word),
    ...(locale === 'en' ? ['Argentine', 'Spaniard'] : []),
  ]
    .filter(Boolean)
    .join('|');
/** Countries whose adjective a masseuse may have in her fields, as the inside of a pattern. */
export const countriesOf = (locale: string): string => COUNTRIES[locale] ?? '(?!)';

/** The nationality that a word of a language says, as fields have it. */
export const nationalityOf = (word: string, locale: string): string | undefined =>
  ALSO[locale]?.[word] ?? ADJECTIVES.find(({[locale]: own}) => own === word)?.en;
