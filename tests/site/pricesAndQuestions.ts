/** Tests of prices and questions on the pages of tests/fixtures/house and its home page, which tests/site/markdown.ts builds. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {SAMPLES_BUILD} from '../fixtures/markdown/samples';
import {word} from '../words';
import {nodesOf, structuredDataFaults} from './checks/structuredData';

const documentOf = (address: string): CheerioAPI =>
  load(readFileSync(path.join(SAMPLES_BUILD, `${address}.html`), 'utf8'));

/** Text as it is read, without narrow spaces and line ends. */
const plain = (text: string): string => text.replace(/[\s\u202f]+/g, ' ').trim();

const VOUCHERS = [
  {
    address: '/vouchers',
    locale: 'en',
    label: 'Vouchers',
    sentence: 'The shorter one is €150, as much as any voucher of its length.',
    program: 'Without a voucher, an hour of The Tide is €100.',
    rows: [
      {name: 'A voucher for one, 60 min', price: '€150'},
      {name: 'A longer voucher for one, 90 min', price: '€210'},
      {name: 'A voucher for the whole house, from midnight until breakfast', price: '€1250'},
    ],
  },
  {
    address: '/es/vales',
    locale: 'es',
    label: 'Vales',
    sentence: 'El más corto cuesta 150 €, como cualquier vale de esta duración.',
    program: 'Sin vale, una hora de La Marea cuesta 100 €.',
    rows: [
      {name: 'Un vale para una persona, 60 min', price: '150 €'},
      {name: 'Un vale más largo para una persona, 90 min', price: '210 €'},
      {name: 'Un vale para toda la casa, de medianoche al desayuno', price: '1250 €'},
    ],
  },
];

const QUESTIONS = [
  {
    address: '/questions',
    heading: 'Can I give a voucher back?',
    otherPage: 'a voucher €150.',
    ids: [
      'how-do-i-pay',
      'how-long-before-the-hour-should-i-come-and-what-happens-if-i-am-late-because-of-the-train',
      'give-back',
      'is-there-a-café-near',
    ],
  },
  {
    address: '/es/preguntas',
    heading: '¿Puedo devolver un vale?',
    otherPage: 'un vale 150 €.',
    ids: [
      'cómo-pago',
      'cuánto-antes-de-la-hora-debo-venir-y-qué-pasa-si-llego-tarde-por-culpa-del-tren',
      'give-back',
      'hay-una-cafetería-cerca',
    ],
  },
];

const HOMES = [
  {address: '/index', locale: 'en', price: '€150'},
  {address: '/es/index', locale: 'es', price: '150 €'},
];

export function testPricesAtHome(): void {
  test.each(HOMES)('$address says how the price of a program without sessions follows', (home) => {
    const {address, locale, price} = home;
    const card = documentOf(address)('main article').last();
    expect(card.find('a').attr('href')).toMatch(/outcall|hotel/);
    expect(plain(card.children().last().text())).toBe(
      word('price.outcall', locale, {minutes: 60, price}),
    );
  });
}

export function testPricesAndQuestions(): void {
  describe.each(VOUCHERS)('$address', ({address, locale, label, sentence, program, rows}) => {
    test('shows each price with its name, and opens a chat about it', () => {
      const $ = documentOf(address);
      const links = $('main ul.ledger a').toArray();
      expect(links).toHaveLength(rows.length);
      links.forEach((link, index) => {
        const {name = '', price = ''} = rows[index] ?? {};
        expect(plain($(link).text())).toBe(`${name} ${price}${word('price.book', locale)}`);
        const message = new URL($(link).attr('href') ?? '').searchParams.get('text');
        expect(message).toBe(word('booking.message.price', locale, {page: label, name}));
      });
    });

    test('says prices in sentences and tables', () => {
      const $ = documentOf(address);
      const text = plain($('main').text());
      expect(text).toContain(sentence);
      expect(text).toContain(program);
      expect($('main td span[translate="no"]').length).toBe(2);
    });

    test('has the same prices in its structured data', () => {
      const $ = documentOf(address);
      const scripts = $('head script[type="application/ld+json"]').toArray();
      const graph = scripts.flatMap(
        (script) =>
          (JSON.parse($(script).text()) as {'@graph': Record<string, unknown>[]})['@graph'],
      );
      const offers = nodesOf(graph).filter((node) => node['@type'] === 'Offer');
      expect(offers.map(({name}) => name)).toEqual(rows.map(({name}) => name));
      expect(offers.map(({price}) => price)).toEqual([150, 210, 1250]);
      const business = nodesOf(graph).find(({about}) => about)?.about as {'@id': string};
      const faults = structuredDataFaults(graph, $('main').text(), [business['@id']]);
      expect(faults).toEqual([]);
    });
  });

  describe.each(QUESTIONS)('$address', ({address, heading, otherPage, ids}) => {
    test('has a question in each summary, and the id of its heading on the answer', () => {
      const $ = documentOf(address);
      const questions = $('main details');
      expect(questions.filter('[open]')).toHaveLength(0);
      expect(questions.map((_, one) => $(one).children('[id]').attr('id')).toArray()).toEqual(ids);
      expect(questions.find('summary > h3')).toHaveLength(ids.length);
      expect(questions.find('summary').eq(2).text()).toBe(heading);
      expect($('main [id]').length).toBe(
        new Set($('main [id]').map((_, one) => one.attribs.id)).size,
      );
    });

    test('keeps the text around them, and what is in the answers', () => {
      const questions = documentOf(address)('main details');
      expect(questions.find('ul, blockquote, table, h4')).toHaveLength(4);
      expect(plain(questions.first().text())).toContain(otherPage);
      expect(questions.last().parent().next().is('p')).toBe(true);
    });
  });
}
