/** Hours on the pages of tests/fixtures/house, which tests/site/markdown.ts builds. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {SAMPLES_BUILD} from '../fixtures/markdown/samples';
import {word} from '../words';
import {nodesOf} from './checks/structuredData';
import {plain} from './html';

const documentOf = (address: string): CheerioAPI =>
  load(readFileSync(path.join(SAMPLES_BUILD, `${address}.html`), 'utf8'));

const HOUSES = [
  {
    locale: 'en',
    pages: {
      home: '/index',
      contact: '/contact',
      program: '/programs/tide',
      outcall: '/programs/hotel',
      terms: '/terms-of-service',
    },
    opening: [
      'Monday: closed',
      'Tuesday to Thursday: 12:00 – 00:00',
      'Friday: 12:00 – 02:00',
      'Saturday and Sunday: 12:00 – 00:00',
      '24 to 26 December 2026: closed',
      '31 December 2026: 12:00 – 20:00',
    ],
    programs: [
      'Monday: closed',
      'Tuesday to Thursday: 13:00 – 23:00',
      'Friday: 13:00 – 02:00',
      'Saturday and Sunday: 13:00 – 23:00',
      '24 to 26 December 2026: closed',
      '31 December 2026: 13:00 – 20:00',
    ],
  },
  {
    locale: 'es',
    pages: {
      home: '/es/index',
      contact: '/es/contacto',
      program: '/es/programas/marea',
      outcall: '/es/programas/hotel',
      terms: '/es/terminos-servicio',
    },
    opening: [
      'lunes: cerrado',
      'martes a jueves: de 12:00 a 00:00',
      'viernes: de 12:00 a 02:00',
      'sábado y domingo: de 12:00 a 00:00',
      'del 24 al 26 de diciembre de 2026: cerrado',
      '31 de diciembre de 2026: de 12:00 a 20:00',
    ],
    programs: [
      'lunes: cerrado',
      'martes a jueves: de 13:00 a 23:00',
      'viernes: de 13:00 a 02:00',
      'sábado y domingo: de 13:00 a 23:00',
      'del 24 al 26 de diciembre de 2026: cerrado',
      '31 de diciembre de 2026: de 13:00 a 20:00',
    ],
  },
];

const OPEN_DAYS = [
  {dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'], opens: '12:00', closes: '00:00'},
  {dayOfWeek: ['Friday'], opens: '12:00', closes: '02:00'},
  {dayOfWeek: ['Saturday', 'Sunday'], opens: '12:00', closes: '00:00'},
];
const SPECIAL_DAYS = [
  {validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00'},
  {validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '12:00', closes: '20:00'},
];

/** Nodes of the structured data of a page that have a property. */
const nodesWith = ($: CheerioAPI, property: string) =>
  nodesOf(JSON.parse($('script[type="application/ld+json"]').text())).filter(
    (node) => property in node,
  );

/** Run inside `describe`. */
export function testHours(): void {
  describe.each(HOUSES)('in $locale', ({locale, pages, opening, programs}) => {
    const sentence = opening.join('; ');
    const other = word('hours.programsOther', locale);
    /** Lines of each value in a list of facts. */
    const valuesIn = ($: CheerioAPI, list: string): string[][] =>
      $(`${list} dd`)
        .toArray()
        .map((value) =>
          $(value)
            .find('span')
            .toArray()
            .map((line) => plain($(line).text())),
        );

    test.each(Object.entries(pages))('the footer of %s has the days', (_, address) => {
      expect(valuesIn(documentOf(address), 'footer')).toEqual([opening, programs]);
    });

    test('home leads to them without script, and has the empty line for the moment', () => {
      const $ = documentOf(pages.home);
      const link = $(`main a[href="${pages.contact}"]:contains("${word('home.hours', locale)}")`);
      expect(link.closest('.jsOnly')).toHaveLength(0);
      expect(link).toHaveLength(1);
      const moment = $('main p.jsOnly');
      expect(plain(moment.text())).toBe('');
      expect(moment.find('[data-phrase]').length).toBeGreaterThan(8);
    });

    test('home says the same to search engines', () => {
      const $ = documentOf(pages.home);
      const withTypes = (all: readonly object[]) =>
        all.map((one) => ({'@type': 'OpeningHoursSpecification', ...one}));
      expect(nodesWith($, 'openingHoursSpecification')).toEqual([
        expect.objectContaining({
          openingHoursSpecification: withTypes(OPEN_DAYS),
          specialOpeningHoursSpecification: withTypes(SPECIAL_DAYS),
        }),
      ]);
    });

    test('contact, programs and outcall have them in their lists', () => {
      const onContact = valuesIn(documentOf(pages.contact), 'main');
      expect(onContact.slice(0, 2)).toEqual([opening, [...programs, other]]);
      expect(valuesIn(documentOf(pages.program), 'main')).toContainEqual([...programs, other]);
      expect(valuesIn(documentOf(pages.outcall), 'main')).toContainEqual(opening);
    });

    test('the terms have them in a sentence', () => {
      const text = plain(documentOf(pages.terms)('main').text());
      expect(text).toContain(sentence);
      expect(text).toContain(programs.join('; '));
    });
  });
}
