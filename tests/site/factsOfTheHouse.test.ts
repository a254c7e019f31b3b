/** Claims on which contact, casting, legal pages and the frame once contradicted each other. */

import {describe, expect, test} from 'vitest';

import {SITE_URL} from './address';
import {documentOf, mainText, pageOf, pages, plain} from './html';

const LOCALES = ['en', 'es'] as const;
type Locale = (typeof LOCALES)[number];
type Words = Readonly<Record<Locale, string>>;

type Claim = {
  readonly claim: string;
  readonly pages: readonly string[];
  /** What each of the pages says. */
  readonly says?: Words;
  /** What one page said while another contradicted it. */
  readonly never?: Readonly<Record<Locale, RegExp>>;
};

const TERMS = 'legal/terms-of-service';
const PRIVACY = 'legal/privacy-policy';
const COOKIES = 'legal/cookie-policy';
const PROGRAM = 'programs/kaula-tantra';
const HOTEL = 'programs/outcall';
const ALL = [...new Set(pages.map(({id}) => id))];
const PROGRAMS = ALL.filter((id) => id.startsWith('programs/'));

const CLAIMS: readonly Claim[] = [
  {
    claim: 'reception speaks Catalan too, and not only two languages',
    pages: ['contact', 'about'],
    says: {en: 'Catalan', es: 'catalán'},
  },
  {
    claim: 'no page names two languages of reception alone',
    pages: ALL,
    never: {en: /in English or Spanish/i, es: /en español o (en )?inglés/i},
  },
  {
    claim: 'any name will do at the house, and not at a hotel',
    pages: [PRIVACY],
    says: {
      en: 'For a hotel we need the confirmation of your stay',
      es: 'Para un hotel necesitamos la confirmación de tu estancia',
    },
  },
  {
    claim: 'age is checked at the door of a hotel, and no copy is sent ahead',
    pages: [TERMS],
    says: {en: 'with a document, at the door', es: 'en la puerta, con un documento'},
  },
  {
    claim: 'a hotel visit is paid at the door, before the session',
    pages: [TERMS, HOTEL],
    says: {en: 'at the door, before the session', es: 'en la puerta, antes de la sesión'},
  },
  {
    claim: 'the travel fee is charged once and covers the airport',
    pages: [TERMS],
    says: {
      en: 'It is charged once, however many masseuses come, and includes the transport, to the airport too',
      es: 'Se cobra una sola vez, vayan las masajistas que vayan, e incluye el transporte, también hasta el aeropuerto',
    },
  },
  {
    claim: 'a couple pays what four hands cost',
    pages: [TERMS],
    says: {
      en: 'a couple, whom two masseuses receive',
      es: 'una pareja, a la que reciben dos masajistas',
    },
  },
  {
    claim: 'nobody receives a couple alone, since that has no price',
    pages: ['masseuses'],
    says: {en: 'for couples she has a colleague beside her', es: 'las recibe con una compañera'},
    never: {
      en: /with couples she (divides|reads)/i,
      es: /a las parejas (les viene|las lee)/i,
    },
  },
  {
    claim: 'the confirmation of a hotel bears the name of any guest of the room',
    pages: [TERMS, PRIVACY, HOTEL, 'outcall'],
    says: {en: 'in the name of a guest of the room', es: 'a nombre de quien ocupe la habitación'},
    never: {
      en: /your stay, in your name|which bears your own/i,
      es: /a tu nombre|que lleva el tuyo/i,
    },
  },
  {
    claim: 'a document is asked for at every hotel, and perhaps at the house',
    pages: [PRIVACY],
    says: {en: 'at a hotel we always do', es: 'en un hotel lo pedimos siempre'},
  },
  {
    claim: 'a cancelled “massage” without a name has a price too',
    pages: [TERMS],
    says: {en: 'the lowest-priced session on the menu', es: 'la sesión de menor precio del menú'},
  },
  {
    claim: 'it is not the guest who proves that a loss was smaller',
    pages: [TERMS],
    says: {en: 'where our loss was smaller', es: 'si el perjuicio fue menor'},
    never: {en: /if you show that our loss/i, es: /si demuestras que el perjuicio/i},
  },
  {
    claim: 'the travel fee of a late cancellation follows the way she has made',
    pages: [TERMS],
    says: {
      en: 'only if the masseuse had already set out',
      es: 'solo se añade si la masajista ya había salido',
    },
  },
  {
    claim: 'without consent the messages go too, and not only the note',
    pages: [PRIVACY],
    says: {en: 'delete the messages that say more', es: 'borramos los mensajes que digan más'},
  },
  {
    claim: 'the price on the page is the price one pays, so a lower one counts',
    pages: ['legal/legal-notice'],
    says: {en: 'the lower one counts', es: 'vale el más bajo'},
    never: {en: /you will be told why/i, es: /te diremos por qué/i},
  },
  {
    claim: 'where prices of the programs stand, so does their tax',
    pages: ['home', 'about', 'massage-menu', 'outcall', PROGRAM],
    says: {en: 'VAT', es: 'IVA'},
  },
  {
    claim: 'what a late cancellation costs is a number, the same everywhere',
    pages: [TERMS, PROGRAM, HOTEL, 'outcall'],
    says: {en: 'half the price', es: 'la mitad del precio'},
    never: {en: /may incur a fee/i, es: /puede suponer un cargo/i},
  },
  {
    claim: 'a visit booked at the shortest notice can still be cancelled free',
    pages: [TERMS, HOTEL, 'outcall'],
    says: {en: 'within ten minutes', es: 'los diez minutos siguientes'},
  },
  {
    claim: 'complaint forms come along to a hotel',
    pages: [TERMS, HOTEL, 'outcall'],
    says: {en: 'in the masseuse’s bag', es: 'en el bolso de la masajista'},
  },
  {
    claim: 'one word stops everything, on every page with a price',
    pages: [...PROGRAMS, 'outcall', 'massage-menu', TERMS],
    says: {en: '“stop” always stops it', es: 'un «para» lo detiene siempre'},
  },
  {
    claim: 'either side may stop at any time, also whoever works here',
    pages: ['casting'],
    says: {
      en: 'Either side may stop at any moment',
      es: 'Cualquiera de los dos puede parar cuando quiera',
    },
  },
  {
    claim: 'a paid photo session is not asked for, so any photograph will do',
    pages: ['casting'],
    says: {en: 'any photograph will do', es: 'vale cualquier fotografía'},
  },
  {
    claim: 'a masseuse may leave without owing anything',
    pages: ['casting'],
    says: {
      en: 'You may leave on any day and owe nothing',
      es: 'Puedes irte cualquier día sin deber nada',
    },
  },
  {
    claim: 'citizens of the EU need no permit',
    pages: ['casting'],
    says: {en: 'Citizens of the EU', es: 'ciudadanía de la UE'},
  },
  {
    claim: 'what a guest books is noted only with explicit consent, and need not be named',
    pages: [PRIVACY],
    says: {en: 'You need not name a program', es: 'No hace falta que nombres un programa'},
  },
  {
    claim: '“a massage” can be booked',
    pages: [PRIVACY, TERMS, 'contact'],
    says: {en: '“a massage”', es: '«un masaje»'},
  },
  {
    claim: 'an answer given before a provider was named does not count for it',
    pages: [COOKIES],
    says: {
      en: 'an answer given before a provider was named does not count for it',
      es: 'la respuesta que diste antes de que se nombrara a un proveedor no vale para él',
    },
  },
  {
    claim: 'rendered pictures are not called photographs of the house',
    pages: ['legal/legal-notice'],
    never: {en: /photograph/i, es: /fotograf/i},
  },
];

describe.each(LOCALES)('%s', (locale) => {
  test.each(CLAIMS)('$claim', ({pages: ids, says, never}) => {
    for (const id of ids) {
      const text = mainText(pageOf(id, locale).path);
      if (says) expect(text.toLowerCase(), id).toContain(says[locale].toLowerCase());
      if (never) expect(text, id).not.toMatch(never[locale]);
    }
  });

  test('help against coercion stands at the foot of every page', () => {
    for (const {path: address} of pages.filter((page) => page.locale === locale)) {
      const numbers = documentOf(address)('footer a[href^="tel:"]')
        .toArray()
        .map(({attribs}) => attribs.href);
      expect(numbers, address).toContain('tel:+34900105090');
      expect(numbers, address).toContain('tel:112');
    }
  });

  test('help stands in the languages that applicants read, each passage marked', () => {
    const document = documentOf(pageOf('casting', locale).path);
    const passages = document('main li[lang]')
      .toArray()
      .map((item) => ({lang: item.attribs.lang, text: plain(document(item).text())}));
    expect(passages.map(({lang}) => lang)).toEqual(['ro', 'pt-BR', 'fr', 'ru', 'uk', 'zh-Hans']);
    for (const {text} of passages) {
      expect(text).toContain('900 10 50 90');
      expect(text).toContain('112');
    }
  });

  test('one way of writing the tax, wherever prices are listed', () => {
    for (const id of [PROGRAM, HOTEL, TERMS, 'legal/legal-notice', 'contact']) {
      const text = mainText(pageOf(id, locale).path);
      if (locale === 'en') expect(text, id).toContain('VAT (IVA)');
      expect(text, id).toContain('IVA');
      expect(text, id).not.toMatch(/(?<!\()IVA, the Spanish/);
    }
  });
});

test.each(LOCALES)('the legal notice (%s) names the site', (locale) =>
  expect(mainText(pageOf('legal/legal-notice', locale).path)).toContain(SITE_URL),
);
