/** A tiny valid site in memory, and ways to break it. */
import {AUTHOR_COMPONENTS, importLine} from '../../../src/content/authorComponents';
import type {Source, SourceDocument} from '../../../src/content/source';

const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';

type FrontMatter = Record<string, unknown>;

/** Texts of a language; long enough for every field that asks for length. */
const TEXTS = {
  en: {
    description:
      'a page of the house that says in a few words what can be found on it by those who look.',
    keywords: ['massage in the house', 'massage with oil', 'a house for massage'],
    subtitle: 'The first of them',
    lead: 'It begins with the breath and ends without a word.',
    summary: 'A massage that is over when you say so.',
    features: ['Oil that is warm', 'A towel for each', 'Music with the rain'],
    recommendedFor: ['Those who are here for the first time', 'Those who come again'],
    closing: {title: 'The *door* is open', text: 'Write to the house and say when you would come.'},
    photo: {
      title: 'The key',
      description: 'A line of light',
      alt: 'An old key of brass on the satin',
    },
    room: {name: 'The room', line: 'A lamp and two chairs'},
    personality: 'Quiet and exact',
    biography: 'Alba came to the house with one bag.\n\nThe rest of it she has\nkept to herself.',
    story: 'There is a lamp in the window, and it is for you.',
    about: 'She begins with the breath and lets the rest follow it.',
    home: {
      HomeHero: 'Come in when you like.',
      LocationPanel: 'The door is green, and the bell is a bird.',
      CallToAction: 'Say so, and the lamp is lit.',
    },
    gallery: {PageHero: 'Look round while you wait.', CallToAction: 'Write first, if you can.'},
    specialties: ['Tantric', 'Nuru', 'Couples'],
  },
  es: {
    description:
      'una página de la casa que dice en pocas palabras qué hay en ella para quien la busca.',
    keywords: ['masaje en la casa', 'masaje con aceite', 'una casa de masajes'],
    subtitle: 'El primero de todos',
    lead: 'Empieza en la respiración y termina sin una palabra.',
    summary: 'Un masaje que termina cuando tú lo dices.',
    features: ['Aceite que está tibio', 'Una toalla para cada uno', 'Música con la lluvia'],
    recommendedFor: ['Quien viene por primera vez', 'Quien vuelve a la casa'],
    closing: {
      title: 'La *puerta* está abierta',
      text: 'Escribe a la casa y di cuándo vienes a verla.',
    },
    photo: {
      title: 'La llave',
      description: 'Una línea de luz',
      alt: 'Una antigua llave de latón en el satén',
    },
    room: {name: 'La sala', line: 'Una lámpara y dos sillas'},
    personality: 'Callada y exacta',
    biography: 'Alba llegó a la casa con un bolso.\n\nEl resto se lo ha\nguardado para ella.',
    story: 'Hay una lámpara en la ventana, y es para ti.',
    about: 'Empieza por la respiración y deja que lo demás venga solo.',
    home: {
      HomeHero: 'Entra cuando quieras.',
      LocationPanel: 'La puerta es verde, y el timbre es un pájaro.',
      CallToAction: 'Dilo, y la lámpara se enciende.',
    },
    gallery: {PageHero: 'Mira mientras esperas.', CallToAction: 'Escribe antes, si puedes.'},
    specialties: ['Tántrico', 'Nuru', 'Parejas'],
  },
} as const;

type Language = keyof typeof TEXTS;

const words = (language: Language, slug: string, title: string): FrontMatter => ({
  slug,
  title,
  description: `${title}: ${TEXTS[language].description}`,
  keywords: TEXTS[language].keywords,
  label: title.slice(0, 28),
});

function programWords(language: Language, slug: string, title: string): FrontMatter {
  const {subtitle, lead, summary, features, recommendedFor, closing} = TEXTS[language];
  return {
    ...words(language, slug, title),
    ...{name: title, subtitle, lead, summary, features, recommendedFor, closing},
  };
}

const photoWords = (language: Language): FrontMatter => ({id: 1, ...TEXTS[language].photo});
const ROOMS = ['a', 'b', 'c', 'd', 'e', 'f'];
const roomWords = (language: Language): FrontMatter[] =>
  ROOMS.map((id, index) => {
    const {name, line} = TEXTS[language].room;
    return {id, name: `${name} ${'ABCDEF'[index] ?? ''}`, line};
  });

function masseuseWords(language: Language): FrontMatter {
  const {specialties, personality, about} = TEXTS[language];
  return {specialties, personality, description: about};
}

const ENGLISH: Record<string, FrontMatter> = {
  home: {
    kind: 'page',
    photo: 1,
    programs: ['prana'],
    ...words('en', '/', 'The house'),
    rooms: roomWords('en').map((room) => ({...room, photo: 1})),
  },
  gallery: {
    kind: 'page',
    photo: 1,
    ...words('en', '/gallery', 'The gallery'),
    photos: [{file: 'key.jpg', category: 'reception', focal: [50, 50], ...photoWords('en')}],
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
    ...programWords('en', '/programs/prana', 'Prana'),
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
    ...masseuseWords('en'),
  },
};

const SPANISH_WORDS: Record<string, FrontMatter> = {
  home: {...words('es', '/', 'La casa'), rooms: roomWords('es')},
  gallery: {...words('es', '/galeria', 'La galería'), photos: [photoWords('es')]},
  'programs/prana': programWords('es', '/programas/prana', 'Prana ES'),
  'masseuses/alba': masseuseWords('es'),
};

const imports = (...names: string[]): string =>
  AUTHOR_COMPONENTS.filter(({name}) => names.includes(name))
    .map(importLine)
    .join('\n');

/** The text below the fields, with the components that the page needs. */
function bodyOf(id: string, language: Language): string {
  const {story, biography, about, subtitle, home, gallery} = TEXTS[language];
  if (id === 'masseuses/alba') return biography;
  if (id === 'programs/prana') return about;
  const part = (name: string, ...blocks: string[]): string =>
    [`<${name}>`, ...blocks, `</${name}>`].join('\n\n');
  const page = (names: readonly string[], ...parts: string[]): string =>
    `${[imports(...names), ...parts].join('\n\n')}\n`;
  if (id === 'gallery') {
    return page(
      ['PageHero', 'PhotoGallery', 'CallToAction'],
      part('PageHero', `# ${story}`, gallery.PageHero),
      '<PhotoGallery />',
      part('CallToAction', `## ${subtitle}`, gallery.CallToAction),
    );
  }
  return page(
    [...Object.keys(home), 'FeaturedPrograms', 'RoomMosaic', 'EmblemGrid'],
    part('HomeHero', `# ${story}`, home.HomeHero),
    '<FeaturedPrograms />',
    '<RoomMosaic />',
    part('LocationPanel', `## ${subtitle}`, home.LocationPanel),
    part('EmblemGrid', story),
    part('CallToAction', `## ${story}`, home.CallToAction),
  );
}

const documents = (locale: Language, folder: string, files: Record<string, FrontMatter>) =>
  Object.entries(files).map(([id, frontMatter]): SourceDocument => ({
    id,
    locale,
    file: `${folder}/${id}.mdx`,
    frontMatter,
    body: bodyOf(id, locale),
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
  openingHours: 'always',
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

/** The same, with nothing that must not be published. */
export const READY = {
  ...BUSINESS,
  phone: '+34 930 123 456',
  whatsapp: '+34 600 123 456',
  email: {info: 'info@velada.com', casting: 'casting@velada.com', privacy: 'privacy@velada.com'},
  legal: {
    company: 'Velada SL',
    nif: 'B12345674',
    registry: 'R',
    registeredAddress: 'A',
    licence: 'L',
    dataProtectionContact: 'D',
  },
  addressConfirmed: true,
  samples: {pictures: false, history: false, pay: false},
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
