/** Facts of the house in the specification, and claims that several pages must make in the same way. */
import {describe, expect, test} from 'vitest';

import {documentOf, mainText, pageOf, pages, plain} from '../site/html';
import {isExample} from './example';

const LOCALES = ['en', 'es'] as const;
type Locale = (typeof LOCALES)[number];

type Claim = {
  readonly claim: string;
  readonly pages: readonly string[];
  /** Text that each of the pages must contain. */
  readonly says?: Readonly<Record<Locale, string>>;
  /** Text that none of them may contain, alternative texts included. */
  readonly never?: Readonly<Record<Locale, RegExp>>;
};

const OUTCALL = ['outcall', 'programs/outcall'];
const PROGRAMS = pages.map(({id}) => id).filter((id) => id.startsWith('programs/'));

/** Claims that two pages could contradict. */
const CLAIMS: readonly Claim[] = [
  {
    claim: 'no answer is promised within minutes',
    pages: ['home', 'masseuses', 'about', 'gallery'],
    never: {en: /within (a few )?minutes/, es: /en (unos |pocos )?minutos/},
  },
  {
    claim: 'ratings are given by the house',
    pages: ['masseuses'],
    says: {en: 'is given by the house', es: 'la pone la casa'},
  },
  {
    claim: 'names are working names',
    pages: ['masseuses'],
    says: {en: 'names are the ones they work under', es: 'los nombres son de trabajo'},
  },
  {
    claim: 'guests are not quoted',
    pages: ['masseuses'],
    never: {
      en: /guests? (who|said|wrote|noted|confess|claim|speak|remember|have written)|regulars/i,
      es: /huésped|hay quien asegura|quienes repiten|(escribió|comentó|anotó) (alguien|un)/i,
    },
  },
  {
    claim: 'rendered pictures are not called photographs',
    pages: ['gallery'],
    never: {en: /photograph/i, es: /fotograf/i},
  },
  {
    claim: 'no program is called the longest',
    pages: ['massage-menu', 'programs/ancestral-lust'],
    says: {en: 'fullest', es: 'más complet'},
    never: {en: /longest (ritual|program|night)/i, es: /(ritual|programa|noche) más larg/i},
  },
  {
    claim: 'age is checked at the door, not in advance',
    pages: OUTCALL,
    says: {en: 'at the door', es: 'en la puerta'},
    never: {en: /we (check|verify) your age/i, es: /(verificamos|comprobamos) (tu|la) edad/i},
  },
  {
    claim: 'a hotel visit is paid before the session',
    pages: OUTCALL,
    says: {en: 'before the session', es: 'antes de la sesión'},
  },
  {
    claim: 'the travel fee includes the airport',
    pages: OUTCALL,
    says: {en: 'to the airport too', es: 'también hasta el aeropuerto'},
    never: {en: /transport (with)?in(side)? Barcelona/i, es: /transporte dentro de Barcelona/i},
  },
  {
    claim: 'the travel fee is charged once',
    pages: ['massage-menu', 'programs/four-hands', ...OUTCALL],
    says: {en: 'however many masseuses', es: 'una sola vez'},
  },
  {
    claim: 'a couple pays the price of four hands',
    pages: ['massage-menu', 'programs/four-hands', ...OUTCALL],
    says: {en: 'couple', es: 'en pareja'},
  },
  {
    claim: 'one word stops everything',
    pages: [...PROGRAMS, 'outcall', 'massage-menu', 'legal/terms-of-service'],
    says: {en: '“stop” always stops it', es: 'un «para» lo detiene siempre'},
  },
  {
    claim: 'either side may stop at any time',
    pages: ['casting'],
    says: {
      en: 'Either side may stop at any moment',
      es: 'Cualquiera de los dos puede parar cuando quiera',
    },
  },
  {
    claim: 'prices include VAT',
    pages: ['home', 'about', 'massage-menu', 'outcall', 'programs/kaula-tantra'],
    says: {en: 'VAT', es: 'IVA'},
  },
];

const MASSEUSES = [
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
const TRAVELLING = ['Bianca', 'Dalia', 'Elena', 'Gala', 'Jimena', 'Martina', 'Valeria'];

describe.runIf(isExample).each(LOCALES)('claims, %s', (locale) => {
  test.each(CLAIMS)('$claim', ({pages: ids, says, never}) => {
    for (const id of ids) {
      const {path} = pageOf(id, locale);
      const alternatives = documentOf(path)('main img')
        .toArray()
        .map(({attribs}) => attribs.alt);
      const text = plain([mainText(path), ...alternatives].join(' '));
      if (says) expect(text.toLowerCase(), id).toContain(says[locale].toLowerCase());
      if (never) expect(text, id).not.toMatch(never[locale]);
    }
  });
});

describe.runIf(isExample).each(LOCALES)('facts, %s', (locale) => {
  test('the contact page has the contact facts', () => {
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

  test('there are thirteen masseuses, seven of whom travel', () => {
    const [list, outcall] = [
      mainText(pageOf('masseuses', locale).path),
      mainText(pageOf('outcall', locale).path),
    ];
    for (const name of MASSEUSES) {
      expect(list).toContain(name);
      expect(outcall.includes(name)).toBe(TRAVELLING.includes(name));
    }
  });

  test('the about page lists values and years', () => {
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

  test('casting page and terms contain the rules of the specification', () => {
    const casting = mainText(pageOf('casting', locale).path);
    for (const fact of ['900 10 50 90', 'trata@policia.es', '18', '24', '48', '100', '500'])
      expect(casting).toContain(fact);
    const terms = mainText(pageOf('legal/terms-of-service', locale).path);
    expect(terms).toContain(locale === 'en' ? '1 January 2024' : '1 de enero de 2024');
    expect(terms).toContain('IVA');
  });
});
