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
/** Countries, with the adjective of who is from there; and another word for it. */
const COUNTRIES: readonly Readonly<Record<string, string>>[] = [
  {en: 'Colombia', es: 'Colombia', of: 'Colombian'},
  {en: 'Venezuela', es: 'Venezuela', of: 'Venezuelan'},
  {en: 'Argentina', es: 'Argentina', of: 'Argentinian'},
  {en: 'Spain', es: 'España', of: 'Spanish'},
  {en: 'Panama', es: 'Panamá', of: 'Panamanian'},
  {en: 'Brazil', es: 'Brasil', of: 'Brazilian'},
  {en: 'Mexico', es: 'México', of: 'Mexican'},
  {en: 'Cuba', es: 'Cuba', of: 'Cuban'},
  {en: 'Peru', es: 'Perú', of: 'Peruvian'},
  {en: 'Chile', es: 'Chile', of: 'Chilean'},
  {en: 'Uruguay', es: 'Uruguay', of: 'Uruguayan'},
  {en: 'Paraguay', es: 'Paraguay', of: 'Paraguayan'},
  {en: 'Ecuador', es: 'Ecuador', of: 'Ecuadorian'},
  {en: 'Bolivia', es: 'Bolivia', of: 'Bolivian'},
  {en: 'Italy', es: 'Italia', of: 'Italian'},
  {en: 'France', es: 'Francia', of: 'French'},
  {en: 'Portugal', es: 'Portugal', of: 'Portuguese'},
  {en: 'Germany', es: 'Alemania', of: 'German'},
  {en: 'Russia', es: 'Rusia', of: 'Russian'},
  {en: 'Ukraine', es: 'Ucrania', of: 'Ukrainian'},
  {en: 'Romania', es: 'Rumanía', of: 'Romanian'},
  {en: 'Poland', es: 'Polonia', of: 'Polish'},
  {en: 'Morocco', es: 'Marruecos', of: 'Moroccan'},
  {en: 'Japan', es: 'Japón', of: 'Japanese'},
];
const ALSO: Readonly<Record<string, string>> = {Argentine: 'Argentinian', Spaniard: 'Spanish'};

/** The adjectives of a language, as the inside of a pattern. */
export const adjectivesOf = (locale: string): string =>
  [...ADJECTIVES.map(({[locale]: word}) => word), ...(locale === 'en' ? Object.keys(ALSO) : [])]
    .filter(Boolean)
    .join('|');
/** The countries of a language, as the inside of a pattern. */
export const countriesOf = (locale: string): string =>
  COUNTRIES.map(({[locale]: name}) => name)
    .filter(Boolean)
    .join('|') || '(?!)';

/** The nationality that a word of a language says, as fields have it; a sentence may begin with the word. */
export function nationalityOf(word: string, locale: string): string | undefined {
  const country = COUNTRIES.find(({[locale]: name}) => name === word)?.of;
  const own = locale === 'es' ? word.toLowerCase() : word;
  return country ?? ALSO[word] ?? ADJECTIVES.find(({[locale]: adjective}) => adjective === own)?.en;
}
