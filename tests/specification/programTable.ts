/** The programs of the specification. */

export type Locale = 'en' | 'es';

type ProgramFacts = {
  readonly id: string;
  readonly sessions: readonly {readonly minutes: number; readonly euros: number}[];
  readonly collection: Readonly<Record<Locale, string>>;
  readonly intensity: Readonly<Record<Locale, string>>;
  readonly recommended: boolean;
};

const SIGNATURE = {en: 'Signature Collection', es: 'Colección Exclusiva'};
const PREMIUM = {en: 'Premium Collection', es: 'Colección Premium'};
const LUXURY = {en: 'Luxury Collection', es: 'Colección de Lujo'};
const ULTIMATE = {en: 'Ultimate Experience', es: 'Experiencia Suprema'};
const SPECIAL = {en: 'Special Services', es: 'Servicios Especiales'};

export const PROGRAMS: readonly ProgramFacts[] = [
  {
    id: 'prana-nirvana',
    sessions: [
      {minutes: 30, euros: 90},
      {minutes: 60, euros: 130},
    ],
    collection: SIGNATURE,
    intensity: {en: 'Gentle', es: 'Suave'},
    recommended: false,
  },
  {
    id: 'erosofia',
    sessions: [
      {minutes: 30, euros: 130},
      {minutes: 60, euros: 170},
    ],
    collection: SIGNATURE,
    intensity: {en: 'Intimate', es: 'Íntimo'},
    recommended: false,
  },
  {
    id: 'kaula-tantra',
    sessions: [
      {minutes: 30, euros: 140},
      {minutes: 60, euros: 180},
    ],
    collection: SIGNATURE,
    intensity: {en: 'Intense', es: 'Intenso'},
    recommended: true,
  },
  {
    id: 'nyx-sensoria',
    sessions: [{minutes: 45, euros: 170}],
    collection: SIGNATURE,
    intensity: {en: 'Adventurous', es: 'Aventurero'},
    recommended: false,
  },
  {
    id: 'ananga-sutra',
    sessions: [
      {minutes: 60, euros: 190},
      {minutes: 90, euros: 290},
    ],
    collection: PREMIUM,
    intensity: {en: 'Luxurious', es: 'Lujoso'},
    recommended: true,
  },
  {
    id: 'nagomi-sensual',
    sessions: [
      {minutes: 60, euros: 200},
      {minutes: 90, euros: 300},
    ],
    collection: PREMIUM,
    intensity: {en: 'Meditative', es: 'Meditativo'},
    recommended: false,
  },
  {
    id: 'tao-de-jade',
    sessions: [
      {minutes: 60, euros: 220},
      {minutes: 90, euros: 320},
    ],
    collection: PREMIUM,
    intensity: {en: 'Moderate', es: 'Moderado'},
    recommended: false,
  },
  {
    id: 'burning-sekhem',
    sessions: [
      {minutes: 60, euros: 280},
      {minutes: 90, euros: 380},
    ],
    collection: LUXURY,
    intensity: {en: 'Intense', es: 'Intenso'},
    recommended: false,
  },
  {
    id: 'hedone-sacra',
    sessions: [
      {minutes: 60, euros: 280},
      {minutes: 90, euros: 380},
    ],
    collection: LUXURY,
    intensity: {en: 'Luxurious', es: 'Lujoso'},
    recommended: false,
  },
  {
    id: 'ancestral-lust',
    sessions: [{minutes: 90, euros: 420}],
    collection: ULTIMATE,
    intensity: {en: 'Ultimate', es: 'Supremo'},
    recommended: true,
  },
  {
    id: 'four-hands',
    sessions: [],
    collection: SPECIAL,
    intensity: {en: 'Extraordinary', es: 'Extraordinario'},
    recommended: true,
  },
  {
    id: 'outcall',
    sessions: [],
    collection: SPECIAL,
    intensity: {en: 'Moderate', es: 'Moderado'},
    recommended: false,
  },
];
