/** Facts of each program in the specification, compared with the built pages in both languages. */
import {describe, expect, test} from 'vitest';

import {documentOf, mainText, pageOf, plain} from '../site/html';
import {NO_EXAMPLE, isExample} from './example';
import {type Locale, PROGRAMS} from './programTable';

const LOCALES = ['en', 'es'] as const;

/** A price in the format of a language. */
const price = (euros: number, locale: Locale): string =>
  locale === 'en' ? `€${euros}` : `${euros} €`;

/** Text that the page of a program must contain, in each language. */
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

const lastHeading = (path: string): string => plain(documentOf(path)('main h2').last().text());

test.skipIf(isExample)(NO_EXAMPLE, () =>
  console.log(`Not compared with the specification: ${NO_EXAMPLE}.`),
);

describe.runIf(isExample).each(LOCALES)('programs, %s', (locale) => {
  const menu = mainText(pageOf('massage-menu', locale).path);

  describe.each(PROGRAMS)('$id', ({id, sessions, collection, intensity, recommended}) => {
    const text = mainText(pageOf(`programs/${id}`, locale).path);

    test.runIf(sessions.length > 0)(
      'has its prices and durations on its page and in the menu',
      () => {
        for (const {minutes, euros} of sessions) {
          expect(text).toContain(price(euros, locale));
          expect(text).toContain(`${minutes} min`);
          expect(menu).toContain(price(euros, locale));
        }
      },
    );

    test('has its collection, intensity and recommendation', () => {
      expect(text).toContain(collection[locale]);
      expect(text).toContain(intensity[locale]);
      const badge = locale === 'en' ? 'Recommended' : 'Recomendado';
      expect(text.includes(`${badge} `) && new RegExp(`${badge}(?! (for|para))`).test(text)).toBe(
        recommended,
      );
    });

    const inclusions = CONTENT[id]?.[locale] ?? [];
    test.runIf(inclusions.length > 0)('lists what is included', () => {
      for (const fact of inclusions) {
        expect(text.toLowerCase()).toContain(fact.toLowerCase());
      }
    });
  });

  test('every program has a closing heading of its own', () => {
    const endings = PROGRAMS.map(({id}) => lastHeading(pageOf(`programs/${id}`, locale).path));
    expect(new Set(endings).size).toBe(PROGRAMS.length);
  });

  test('programs of 60 and 90 minutes have one finish in 60 minutes, two in 90', () => {
    for (const {id} of PROGRAMS.filter(
      ({sessions: list}) => list.some(({minutes}) => minutes === 90) && list.length === 2,
    )) {
      const text = mainText(pageOf(`programs/${id}`, locale).path);
      expect(text).toContain(locale === 'en' ? 'One Lingam finish' : 'Un final Lingam');
      expect(text).toContain(locale === 'en' ? 'Two Lingam finishes' : 'Dos finales Lingam');
    }
  });
});

describe.runIf(isExample).each(LOCALES)('prices of others, %s', (locale) => {
  test('four hands lists twice the price of every session', () => {
    const text = mainText(pageOf('programs/four-hands', locale).path);
    for (const {sessions} of PROGRAMS) {
      for (const {euros} of sessions) expect(text).toContain(price(euros * 2, locale));
    }
    for (const literal of [180, 260, 440, 560, 840]) expect(text).toContain(price(literal, locale));
  });

  test('outcall costs at least 180 euros for 60 minutes', () => {
    const text = mainText(pageOf('outcall', locale).path);
    expect(text).toContain(price(180, locale));
    for (const fee of [50, 70, 100]) expect(text).toContain(price(fee, locale));
    const menu = mainText(pageOf('massage-menu', locale).path);
    expect(menu).toContain(locale === 'en' ? 'from €180' : 'desde 180 €');
  });

  test('the home page has "from" before the lowest of several prices only', () => {
    const text = mainText(pageOf('home', locale).path);
    const from = locale === 'en' ? 'from' : 'desde';
    for (const euros of [90, 130, 140, 190])
      expect(text).toContain(`${from} ${price(euros, locale)}`);
    for (const euros of [170, 420]) expect(text).not.toContain(`${from} ${price(euros, locale)}`);
    expect(text).toContain(locale === 'en' ? '12 Signature Programs' : '12 Programas Exclusivos');
  });
});
