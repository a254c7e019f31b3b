/** The specification's facts as literals, compared with what the built pages say in both languages. */
import {describe, expect, test} from 'vitest';

import {documentOf, mainText, pageOf, plain} from '../site/html';
import {EXAMPLE, isExample} from './example';

const LOCALES = ['en', 'es'] as const;
type Locale = (typeof LOCALES)[number];

/** A price as each language writes it. */
const price = (euros: number, locale: Locale): string =>
  locale === 'en' ? `€${euros}` : `${euros} €`;

type Settled = {
  readonly what: string;
  readonly pages: readonly string[];
  /** What each of the pages says. */
  readonly says?: Readonly<Record<Locale, string>>;
  /** What none of them says. */
  readonly never?: Readonly<Record<Locale, RegExp>>;
};

/** Claims on which two pages once contradicted each other. */
const SETTLED: readonly Settled[] = [
  {
    what: 'reception speaks more than two languages',
    pages: ['home', 'masseuses', 'about', 'gallery'],
    never: {en: /in English or Spanish/, es: /en español o en inglés/},
  },
  {
    what: 'reception says who is in, and when: not everybody is at four in the morning',
    pages: ['masseuses'],
    says: {en: 'can tell you who is in, and when', es: 'te dicen quién está y cuándo'},
  },
  {
    what: 'no answer is promised within minutes',
    pages: ['home', 'masseuses', 'about', 'gallery'],
    never: {en: /within (a few )?minutes/, es: /en (unos |pocos )?minutos/},
  },
  {
    what: 'there is no plate at the door',
    pages: ['home', 'gallery'],
    says: {en: 'no name plate', es: ' letrero'},
    never: {en: /no sign to speak of/, es: /casi ningún letrero/},
  },
  {
    what: 'a newcomer learns on her colleagues, and watches no guest',
    pages: ['masseuses'],
    says: {en: 'practises on her colleagues', es: 'practica con sus compañeras'},
    never: {en: /newcomer watches/, es: /Quien llega mira/},
  },
  {
    what: 'whose mark it is',
    pages: ['masseuses'],
    says: {en: 'is given by the house', es: 'la pone la casa'},
  },
  {
    what: 'names are working names',
    pages: ['masseuses'],
    says: {en: 'names are the ones they work under', es: 'los nombres son de trabajo'},
  },
  {
    what: 'guests are neither quoted nor reported in the house that keeps silence',
    pages: ['masseuses'],
    never: {
      en: /guests? (who|said|wrote|noted|confess|claim|speak|remember|have written)|regulars/i,
      es: /huésped|hay quien asegura|quienes repiten|(escribió|comentó|anotó) (alguien|un)/i,
    },
  },
  {
    what: 'rendered pictures are not called photographs',
    pages: ['gallery'],
    never: {en: /photograph/i, es: /fotograf/i},
  },
  {
    what: 'the book on the desk is not signed by guests',
    pages: ['gallery'],
    says: {en: 'an open ledger', es: 'un libro abierto'},
    never: {en: /guest ?book/i, es: /libro de (huéspedes|visitas)/i},
  },
];

type ProgramFacts = {
  readonly id: string;
  readonly sessions: readonly (readonly [minutes: number, euros: number])[];
  readonly collection: readonly [en: string, es: string];
  readonly intensity: readonly [en: string, es: string];
  readonly recommended: boolean;
};

const SIGNATURE = ['Signature Collection', 'Colección Exclusiva'] as const;
const PREMIUM = ['Premium Collection', 'Colección Premium'] as const;
const LUXURY = ['Luxury Collection', 'Colección de Lujo'] as const;
const ULTIMATE = ['Ultimate Experience', 'Experiencia Suprema'] as const;
const SPECIAL = ['Special Services', 'Servicios Especiales'] as const;

const PROGRAMS: readonly ProgramFacts[] = [
  {
    id: 'prana-nirvana',
    sessions: [
      [30, 90],
      [60, 130],
    ],
    collection: SIGNATURE,
    intensity: ['Gentle', 'Suave'],
    recommended: false,
  },
  {
    id: 'erosofia',
    sessions: [
      [30, 130],
      [60, 170],
    ],
    collection: SIGNATURE,
    intensity: ['Intimate', 'Íntimo'],
    recommended: false,
  },
  {
    id: 'kaula-tantra',
    sessions: [
      [30, 140],
      [60, 180],
    ],
    collection: SIGNATURE,
    intensity: ['Intense', 'Intenso'],
    recommended: true,
  },
  {
    id: 'nyx-sensoria',
    sessions: [[45, 170]],
    collection: SIGNATURE,
    intensity: ['Adventurous', 'Aventurero'],
    recommended: false,
  },
  {
    id: 'ananga-sutra',
    sessions: [
      [60, 190],
      [90, 290],
    ],
    collection: PREMIUM,
    intensity: ['Luxurious', 'Lujoso'],
    recommended: true,
  },
  {
    id: 'nagomi-sensual',
    sessions: [
      [60, 200],
      [90, 300],
    ],
    collection: PREMIUM,
    intensity: ['Meditative', 'Meditativo'],
    recommended: false,
  },
  {
    id: 'tao-de-jade',
    sessions: [
      [60, 220],
      [90, 320],
    ],
    collection: PREMIUM,
    intensity: ['Moderate', 'Moderado'],
    recommended: false,
  },
  {
    id: 'burning-sekhem',
    sessions: [
      [60, 280],
      [90, 380],
    ],
    collection: LUXURY,
    intensity: ['Intense', 'Intenso'],
    recommended: false,
  },
  {
    id: 'hedone-sacra',
    sessions: [
      [60, 280],
      [90, 380],
    ],
    collection: LUXURY,
    intensity: ['Luxurious', 'Lujoso'],
    recommended: false,
  },
  {
    id: 'ancestral-lust',
    sessions: [[90, 420]],
    collection: ULTIMATE,
    intensity: ['Ultimate', 'Supremo'],
    recommended: true,
  },
  {
    id: 'four-hands',
    sessions: [],
    collection: SPECIAL,
    intensity: ['Extraordinary', 'Extraordinario'],
    recommended: true,
  },
  {
    id: 'outcall',
    sessions: [],
    collection: SPECIAL,
    intensity: ['Moderate', 'Moderado'],
    recommended: false,
  },
];

/** Words that must stand on a program's page, in each language. */
const CONTENT: Record<string, Record<Locale, readonly string[]>> = {
  'prana-nirvana': {
    en: [
      'Relaxing full-body massage',
      'Nude body-to-body contact',
      'Sensual awakening',
      'One Lingam ending',
    ],
    es: ['Un final Lingam'],
  },
  erosofia: {
    en: [
      'Tantric relaxing massage',
      'Full intimate interaction',
      'Nude erotic shower ritual',
      'Gentle anal stimulation',
      'One Lingam finish',
    ],
    es: ['Un final Lingam'],
  },
  'ananga-sutra': {
    en: [
      'Nuru gel',
      'Prostate massage',
      'rotic shower',
      'One Lingam finish',
      'Two Lingam finishes',
    ],
    es: ['Nuru', 'prostático', 'Un final Lingam', 'Dos finales Lingam'],
  },
  'ancestral-lust': {
    en: [
      'Two climaxes',
      'Initial relaxation',
      'Body massage',
      'Intensive exploration',
      'Culmination',
    ],
    es: [
      'Dos clímax',
      'Relajación inicial',
      'Masaje corporal',
      'Exploración intensiva',
      'Culminación',
    ],
  },
  outcall: {
    en: [
      'City centre and Gothic Quarter',
      'Eixample and Passeig de Gràcia',
      'Zona Alta and Sarrià',
      'Poblenou and Vila Olímpica',
      'Airport and surrounding hotels',
      'from €180',
      '€50',
      '€70',
      '€100',
    ],
    es: ['Poblenou y Vila Olímpica', 'desde 180 €', '50 €', '70 €', '100 €'],
  },
};

type Claim = {
  readonly claim: string;
  readonly pages: readonly string[];
  /** What each of the pages says. */
  readonly says?: Record<Locale, string>;
  /** What one page said while another contradicted it. */
  readonly never?: Record<Locale, RegExp>;
};

const OUTCALL = ['outcall', 'programs/outcall'];

/** Claims that one page made and another contradicted, in the words that end the quarrel. */
const CLAIMS: readonly Claim[] = [
  {
    claim: 'five other programs are as long as the fullest',
    pages: ['massage-menu', 'programs/ancestral-lust'],
    says: {en: 'fullest', es: 'más complet'},
    never: {en: /longest (ritual|program|night)/i, es: /(ritual|programa|noche) más larg/i},
  },
  {
    claim: 'the climaxes are two of the twelve inclusions',
    pages: ['programs/ancestral-lust'],
    says: {
      en: 'Twelve inclusions, two climaxes among them',
      es: 'Doce cosas incluidas, dos clímax entre ellas',
    },
  },
  {
    claim: 'both languages oil the sixty minutes of Ananga Sutra',
    pages: ['programs/ananga-sutra'],
    says: {en: 'Full-body massage with warm oil', es: 'Masaje de cuerpo entero con aceite tibio'},
  },
  {
    claim: 'reception speaks more than two languages',
    pages: ['massage-menu', 'outcall', ...PROGRAMS.map(({id}) => `programs/${id}`)],
    never: {en: /in English or Spanish/i, es: /en español o (en )?inglés/i},
  },
  {
    claim: 'age is checked at the door and not in advance',
    pages: OUTCALL,
    says: {en: 'at the door', es: 'en la puerta'},
    never: {en: /we (check|verify) your age/i, es: /(verificamos|comprobamos) (tu|la) edad/i},
  },
  {
    claim: 'a hotel visit is paid at the door, by the means confirmed before',
    pages: OUTCALL,
    says: {en: 'before the session', es: 'antes de la sesión'},
  },
  {
    claim: 'the fee covers the way to the airport, outside Barcelona',
    pages: OUTCALL,
    says: {en: 'to the airport too', es: 'también hasta el aeropuerto'},
    never: {en: /transport (with)?in(side)? Barcelona/i, es: /transporte dentro de Barcelona/i},
  },
  {
    claim: 'one travel fee, whoever comes',
    pages: ['massage-menu', 'programs/four-hands', ...OUTCALL],
    says: {en: 'however many masseuses', es: 'una sola vez'},
  },
  {
    claim: 'a couple pays the price of four hands',
    pages: ['massage-menu', 'programs/four-hands', ...OUTCALL],
    says: {en: 'couple', es: 'en pareja'},
  },
  {
    claim: 'a visit booked at the shortest notice can still be cancelled free',
    pages: OUTCALL,
    says: {
      en: 'within ten minutes of booking',
      es: 'en los diez minutos siguientes a la reserva',
    },
  },
  {
    claim: 'a late cancellation has its price',
    pages: OUTCALL,
    says: {en: 'half the price', es: 'la mitad del precio'},
    never: {en: /a fee may be charged/i, es: /puede (tener|suponer) un (recargo|cargo)/i},
  },
  {
    claim: 'complaint forms come along',
    pages: OUTCALL,
    says: {en: 'in the masseuse’s bag', es: 'en el bolso de la masajista'},
  },
  {
    claim: 'a hotel in the Eixample is not in the old town',
    pages: ['outcall'],
    never: {en: /Old Barcelona/i, es: /Barcelona antigua/i},
  },
  {
    claim: 'the supplement has one name, and so has the centre',
    pages: OUTCALL,
    never: {en: /City Center/, es: /tarifa de desplazamiento/i},
  },
];

const lastHeading = (path: string): string => plain(documentOf(path)('main h2').last().text());

test.skipIf(isExample)(EXAMPLE.gone, () =>
  console.log(`Not compared with the specification: ${EXAMPLE.gone}.`),
);

describe.runIf(isExample).each(LOCALES)('%s', (locale) => {
  const word = (pair: readonly [string, string]): string => pair[locale === 'en' ? 0 : 1];
  const menu = mainText(pageOf('massage-menu', locale).path);

  describe.each(PROGRAMS)('$id', ({id, sessions, collection, intensity, recommended}) => {
    const text = mainText(pageOf(`programs/${id}`, locale).path);

    test.runIf(sessions.length > 0)('has its prices and durations, on its page and menu', () => {
      for (const [minutes, euros] of sessions) {
        expect(text).toContain(price(euros, locale));
        expect(text).toContain(`${minutes} min`);
        expect(menu).toContain(price(euros, locale));
      }
    });

    test('has its collection, intensity and recommendation', () => {
      expect(text).toContain(word(collection));
      expect(text).toContain(word(intensity));
      const badge = locale === 'en' ? 'Recommended' : 'Recomendado';
      expect(text.includes(`${badge} `) && new RegExp(`${badge}(?! (for|para))`).test(text)).toBe(
        recommended,
      );
    });

    const inclusions = CONTENT[id]?.[locale] ?? [];
    test.runIf(inclusions.length > 0)('states its inclusions', () => {
      for (const fact of inclusions) {
        expect(text.toLowerCase()).toContain(fact.toLowerCase());
      }
    });
  });

  test.each(CLAIMS)('$claim', ({pages, says, never}) => {
    for (const id of pages) {
      const text = mainText(pageOf(id, locale).path);
      if (says) expect(text.toLowerCase(), id).toContain(says[locale].toLowerCase());
      if (never) expect(text, id).not.toMatch(never[locale]);
    }
  });

  test('every program ends on words of its own', () => {
    const endings = PROGRAMS.map(({id}) => lastHeading(pageOf(`programs/${id}`, locale).path));
    expect(new Set(endings).size).toBe(PROGRAMS.length);
  });

  test('two tiers: one finish in 60 minutes, two in 90', () => {
    for (const {id} of PROGRAMS.filter(
      ({sessions: list}) => list.some(([minutes]) => minutes === 90) && list.length === 2,
    )) {
      const text = mainText(pageOf(`programs/${id}`, locale).path);
      expect(text).toContain(locale === 'en' ? 'One Lingam finish' : 'Un final Lingam');
      expect(text).toContain(locale === 'en' ? 'Two Lingam finishes' : 'Dos finales Lingam');
    }
  });

  test('four hands doubles every program', () => {
    const text = mainText(pageOf('programs/four-hands', locale).path);
    for (const {sessions} of PROGRAMS) {
      for (const [, euros] of sessions) expect(text).toContain(price(euros * 2, locale));
    }
    for (const literal of [180, 260, 440, 560, 840]) expect(text).toContain(price(literal, locale));
  });

  test('outcall begins at 180 for 60 minutes', () => {
    const text = mainText(pageOf('outcall', locale).path);
    expect(text).toContain(price(180, locale));
    for (const fee of [50, 70, 100]) expect(text).toContain(price(fee, locale));
    expect(menu).toContain(locale === 'en' ? 'from €180' : 'desde 180 €');
  });

  test('"from" stands before the lowest of several prices on the home page', () => {
    const text = mainText(pageOf('home', locale).path);
    const from = locale === 'en' ? 'from' : 'desde';
    for (const euros of [90, 130, 140, 190])
      expect(text).toContain(`${from} ${price(euros, locale)}`);
    for (const euros of [170, 420]) expect(text).not.toContain(`${from} ${price(euros, locale)}`);
    expect(text).toContain(locale === 'en' ? '12 Signature Programs' : '12 Programas Exclusivos');
  });

  test('contact facts stand on the contact page', () => {
    const text = mainText(pageOf('contact', locale).path);
    for (const fact of [
      'Entresuelo 1, Eixample',
      '08036 Barcelona',
      '+34 930 000 000',
      '+34 600 000 000',
      'info@velada.example',
      locale === 'en' ? '10:00 – 02:00' : 'de 10:00 a 02:00',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('thirteen masseuses, seven of whom travel', () => {
    const all = [
      'Alba',
      'Bianca',
      'Camila',
      'Dalia',
      'Elena',
      'Fiorella',
      'Gala',
      'Irene',
      'Jimena',
      'Lucía',
      'Martina',
      'Noa',
      'Valeria',
    ];
    const travelling = ['Bianca', 'Dalia', 'Elena', 'Gala', 'Jimena', 'Martina', 'Valeria'];
    const [list, outcall] = [
      mainText(pageOf('masseuses', locale).path),
      mainText(pageOf('outcall', locale).path),
    ];
    for (const name of all) {
      expect(list).toContain(name);
      expect(outcall.includes(name)).toBe(travelling.includes(name));
    }
  });

  test('the about page tells its values and its years', () => {
    const $ = documentOf(pageOf('about', locale).path);
    const english = locale === 'en';
    expect($('main ol > li').length).toBe(english ? 6 : 4);
    const years = $('main li > em:first-child, main li > * > em:first-child')
      .toArray()
      .map((figure) => $(figure).text());
    expect(years).toEqual(
      ['2019', '2020', '2021', '2022', '2023', '2024', '2025'].slice(english ? 0 : 1),
    );
  });

  test('the home page has thirteen emblems, six programs and six rooms', () => {
    const $ = documentOf(pageOf('home', locale).path);
    expect($('main a[href*="?selected="]').length).toBe(13);
    expect($('main article').length).toBe(6);
  });

  test.each(SETTLED)('$what', ({pages, says, never}) => {
    for (const id of pages) {
      const {path} = pageOf(id, locale);
      const alternatives = documentOf(path)('main img')
        .toArray()
        .map(({attribs}) => attribs.alt);
      const text = plain([mainText(path), ...alternatives].join(' '));
      if (says) expect(text).toContain(says[locale]);
      if (never) expect(text).not.toMatch(never[locale]);
    }
  });

  test('casting and terms carry the rules', () => {
    const casting = mainText(pageOf('casting', locale).path);
    for (const fact of ['900 10 50 90', 'trata@policia.es', '18', '24', '48', '100', '500'])
      expect(casting).toContain(fact);
    const terms = mainText(pageOf('legal/terms-of-service', locale).path);
    expect(terms).toContain(locale === 'en' ? '1 January 2024' : '1 de enero de 2024');
    expect(terms).toContain('IVA');
  });
});
