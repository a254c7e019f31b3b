/** A tiny valid site in memory, and ways to break it. */
import type {Source, SourceDocument} from '../../../src/content/read';

const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';

type FrontMatter = Record<string, unknown>;

const words = (slug: string, title: string): FrontMatter => ({
  slug,
  title,
  description: `${title}: a description that is long enough to tell a search engine what the page is.`,
  keywords: ['one', 'two', 'three'],
  label: title.slice(0, 28),
});

const programWords = (slug: string, title: string): FrontMatter => ({
  ...words(slug, title),
  name: title,
  subtitle: 'A subtitle',
  lead: 'A lead.',
  summary: 'A summary.',
  features: ['First', 'Second', 'Third'],
  recommendedFor: ['Some', 'Others'],
  closing: {title: 'The end? *Say so*', text: 'One sentence that leads to the buttons.'},
});

const photoWords = {
  id: 1,
  title: 'The key',
  description: 'A line',
  alt: 'An old brass key on satin',
};

const ENGLISH: Record<string, FrontMatter> = {
  home: {kind: 'page', photo: 1, ...words('/', 'Home')},
  gallery: {
    kind: 'page',
    ...words('/gallery', 'Gallery'),
    photos: [{file: 'key.jpg', category: 'reception', focal: [50, 50], ...photoWords}],
  },
  'programs/prana': {
    kind: 'program',
    category: 'signature',
    intensity: 'Gentle',
    recommended: false,
    experience: 'any',
    places: ['suite'],
    sessions: [
      {minutes: 30, priceEur: 90},
      {minutes: 60, priceEur: 130},
    ],
    ...programWords('/programs/prana', 'Prana'),
  },
  'masseuses/alba': {
    kind: 'masseuse',
    name: 'Alba',
    age: 24,
    nationality: 'Spanish',
    languages: ['es', 'en'],
    emblem: 'orchid',
    backdrop: 'rosewood',
    rating: 5,
    experienceYears: 3,
    favoritePrograms: ['prana'],
    outcall: false,
    availability: [{days: ['mon'], from: '10:00', to: '02:00'}],
    specialties: ['One', 'Two', 'Three'],
    personality: 'Quiet',
    description: 'A description of more than forty characters.',
  },
};

const SPANISH_WORDS: Record<string, FrontMatter> = {
  home: words('/', 'Inicio'),
  gallery: {...words('/galeria', 'Galería'), photos: [photoWords]},
  'programs/prana': programWords('/programas/prana', 'Prana ES'),
  'masseuses/alba': {
    specialties: ['Uno', 'Dos', 'Tres'],
    personality: 'Callada',
    description: 'Una descripción de más de cuarenta caracteres.',
  },
};

const documents = (locale: string, folder: string, files: Record<string, FrontMatter>) =>
  Object.entries(files).map(([id, frontMatter]): SourceDocument => ({
    id,
    locale,
    file: `${folder}/${id}.mdx`,
    frontMatter,
    body: 'First paragraph.\n\nSecond\nparagraph.',
  }));

export const BUSINESS = {
  name: 'Velada',
  address: {
    street: 'Entresuelo 1',
    district: 'Eixample',
    postalCode: '08036',
    city: 'Barcelona',
    country: 'ES',
  },
  coordinates: {latitude: 41.3902, longitude: 2.1515},
  phone: '+34 930 000 000',
  whatsapp: '+34 600 000 000',
  email: {
    info: 'info@velada.example',
    casting: 'casting@velada.example',
    privacy: 'privacy@velada.example',
  },
  programHours: {from: '10:00', to: '02:00'},
  founded: 2020,
  suites: 4,
  receptionLanguages: ['es', 'en'],
  travelFeesEur: {centre: 50, other: 70, airport: 100},
  legal: {
    company: '[company name]',
    nif: '[NIF]',
    registry: '[r]',
    registeredAddress: '[a]',
    licence: '[l]',
    dataProtectionContact: '[d]',
  },
  copyrightYear: 2026,
  securityContactExpires: '2027-10-31',
  adultLabel: true,
  analyticsScript: '',
  addressConfirmed: false,
  samples: {pictures: true, history: true, pay: true},
};

const WORDING = {words: [{word: 'escort', reason: 'the house offers massage.'}]};

/** The valid site. */
export function validSite(): Source {
  return structuredClone({
    defaultLocale: 'en',
    locales: ['en', 'es'],
    documents: [...documents('en', 'docs', ENGLISH), ...documents('es', SPANISH, SPANISH_WORDS)],
    business: BUSINESS,
    wording: {en: WORDING, es: WORDING},
    pictures: ['key.jpg'],
    order: ['home', 'gallery', 'programs/prana'],
    problems: [],
  });
}

/** The valid site with one file's frontmatter changed; `undefined` removes a field. */
export function siteWith(locale: string, id: string, changes: FrontMatter, body?: string): Source {
  const site = validSite();
  return {
    ...site,
    documents: site.documents.map((document) =>
      document.id === id && document.locale === locale
        ? {
            ...document,
            body: body ?? document.body,
            frontMatter: Object.fromEntries(
              Object.entries({...document.frontMatter, ...changes}).filter(
                ([, value]) => value !== undefined,
              ),
            ),
          }
        : document,
    ),
  };
}

/** The valid site without one file. */
export function siteWithout(locale: string, id: string): Source {
  const site = validSite();
  const isMissing = (document: SourceDocument) => document.id === id && document.locale === locale;
  return {...site, documents: site.documents.filter((document) => !isMissing(document))};
}
