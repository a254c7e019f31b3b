/** About, casting, contact, home and outcall show the facts of the house. */
import {describe, expect, test} from 'vitest';

import {languageNames} from '../../src/content/intlTexts';
import {outcallQuote} from '../../src/content/derive';
import {business, masseuses, need, pageFacts, photosIn, price, programsIn} from '../e2e/content';
import {documentOf, mainText, pageOf, plain} from './html';

const WORDS = {
  en: {
    range: (from: string, to: string) => `${from} to ${to} a day`,
    reply: (from: number, to: number) => `within ${from} to ${to} hours`,
    minutes: 'minutes from',
    shelf: 'Pictures of the rooms',
    programs: (count: number) => `${count} Signature Programs`,
    buttons: [
      ['View Our Masseuses', 'masseuses'],
      ['View Our Menu', 'massage-menu'],
      ['View Detailed Profiles', 'masseuses'],
      ['View Complete Menu', 'massage-menu'],
      ['View Full Gallery', 'gallery'],
    ],
  },
  es: {
    range: (from: string, to: string) => `entre ${from} y ${to}`,
    reply: (from: number, to: number) => `de ${from} a ${to} horas`,
    minutes: 'minutos desde',
    shelf: 'Imágenes de las estancias',
    programs: (count: number) => `${count} Programas Exclusivos`,
    buttons: [
      ['Ver Nuestras Masajistas', 'masseuses'],
      ['Ver Nuestro Menú', 'massage-menu'],
      ['Ver Perfiles Detallados', 'masseuses'],
      ['Ver Menú Completo', 'massage-menu'],
      ['Ver Galería Completa', 'gallery'],
    ],
  },
};

describe.each(['en', 'es'] as const)('%s', (locale) => {
  const words = WORDS[locale];
  const euros = (amount: number): string => plain(price(amount, locale));
  const pathOf = (id: string): string => pageOf(id, locale).path;

  test('about shows its photos with captions, and the languages of reception', () => {
    const $ = documentOf(pathOf('about'));
    const titles = (pageFacts('about').facilities ?? []).map(
      (file) => need(photosIn(locale), `photo ${file}`, (photo) => photo.file === file).title,
    );
    const figures = $('main figure').toArray();
    expect(figures.map((figure) => $(figure).find('figcaption > :first-child').text())).toEqual(
      titles,
    );
    for (const figure of figures) expect($(figure).find('img').attr('alt')).toMatch(/.{20}/);
    const items = $('main li')
      .toArray()
      .map((item) => $(item).text());
    expect(items).toEqual(
      expect.arrayContaining(languageNames(business.receptionLanguages, locale)),
    );
  });

  test('the e-mails of casting list what an application contains', () => {
    const $ = documentOf(pathOf('casting'));
    const items = $('main ol')
      .last()
      .children()
      .toArray()
      .map((item) => plain($(item).text()));
    expect(items).toHaveLength(12);
    const links = $(`main a[href^="mailto:${business.email.casting}"]`).toArray();
    expect(links).toHaveLength(2);
    for (const {attribs} of links) {
      const {searchParams} = new URL(attribs.href ?? '');
      expect(searchParams.get('subject')).toBeTruthy();
      const body = searchParams.get('body') ?? '';
      for (const item of items.slice(0, -1)) expect(body).toContain(`${item}: `);
      expect(body).toContain(items.at(-1));
    }
  });

  test('casting shows pay and time of reply, and has the line against trafficking', () => {
    const {dailyPayEur: pay = [0, 0], replyHours: hours = [0, 0]} = business.casting;
    const text = mainText(pathOf('casting'));
    expect(text).toContain(words.range(euros(pay[0]), euros(pay[1])));
    expect(text).toContain(words.reply(hours[0], hours[1]));
    const $ = documentOf(pathOf('casting'));
    for (const href of ['tel:+34900105090', 'mailto:trata@policia.es'])
      expect($(`main a[href="${href}"]`).length).toBeGreaterThan(0);
    expect($('main a[href$="#applicants"]').length).toBeGreaterThan(0);
  });

  test('contact has a link for each way to contact the house, and no form', () => {
    const $ = documentOf(pathOf('contact'));
    const ways = $('main section')
      .first()
      .find('a')
      .toArray()
      .map(({attribs}) => attribs.href?.replace(/\?.*/, ''));
    const digits = (phone: string): string => phone.replace(/\D/g, '');
    expect(ways).toEqual([
      `https://wa.me/${digits(business.whatsapp)}`,
      `tel:+${digits(business.phone)}`,
      `mailto:${business.email.info}`,
    ]);
    expect($('main form, main input').length).toBe(0);
  });

  test('contact sends no referrer to the map, and shows hours and languages', () => {
    const $ = documentOf(pathOf('contact'));
    const maps = $('main a[href*="maps"]').toArray();
    expect(maps.length).toBeGreaterThan(0);
    for (const {attribs} of maps) {
      expect(attribs.target).toBe('_blank');
      expect(attribs.rel).toContain('noreferrer');
    }
    const facts = plain($('main dl').text()).toLowerCase();
    const {from, to} = business.programHours;
    for (const fact of [from, to, '24', ...languageNames(business.receptionLanguages, locale)])
      expect(facts).toContain(fact.toLowerCase());
  });

  test('home shows every masseuse, its programs and six rooms, and the number of programs', () => {
    const $ = documentOf(pathOf('home'));
    const {programs: ids = []} = pageFacts('home');
    const people = $('main a[href*="?selected="]')
      .toArray()
      .map(({attribs}) => attribs.href);
    expect(people.toSorted()).toEqual(
      masseuses.map(({id}) => `${pathOf('masseuses')}?selected=${id}`).toSorted(),
    );
    const cards = $('main article h3 a')
      .toArray()
      .map(({attribs}) => attribs.href);
    expect(cards).toEqual(ids.map((id) => pathOf(`programs/${id}`)));
    expect($(`main ul[aria-label="${words.shelf}"] > li`).length).toBe(6);
    expect(mainText(pathOf('home'))).toContain(words.programs(programsIn(locale).length));
  });

  test.each(words.buttons)('home: "%s" links to %s', (label, id) => {
    const $ = documentOf(pathOf('home'));
    const link = $('main a').filter((_, element) => $(element).text().startsWith(label));
    expect(link.attr('href')).toBe(pathOf(id));
  });

  test('outcall shows the lowest total, the fee of each zone and hotel, and the masseuses who travel', () => {
    const {travelFeesEur} = business;
    const {minutes, fromEur} = outcallQuote(programsIn(locale), travelFeesEur);
    const text = mainText(pathOf('outcall'));
    expect(text).toContain(`${minutes} ${words.minutes} ${euros(fromEur)}`);
    const $ = documentOf(pathOf('outcall'));
    const fees = $('main dl dd')
      .toArray()
      .map((fee) => plain($(fee).text()));
    expect(fees).toEqual(Object.values(travelFeesEur).map((fee) => `+ ${euros(fee)}`));
    const {areas} = need(programsIn('en'), 'program outcall', ({id}) => id === 'outcall');
    for (const {name, area} of pageFacts('outcall').hotels ?? []) {
      const zone = areas?.find(({id}) => id === area)?.zone ?? 'centre';
      const heading = $('main h3').filter((_, element) => $(element).text() === name);
      expect(plain(heading.parent().text()), name).toContain(euros(travelFeesEur[zone]));
    }
    const service = need(programsIn(locale), 'program outcall', ({id}) => id === 'outcall');
    const messages = $('main section a[href^="https://wa.me/"]')
      .toArray()
      .map(({attribs}) => new URL(attribs.href ?? '').searchParams.get('text') ?? '');
    expect(messages.some((message) => message.includes(service.name))).toBe(true);
    const travelling = masseuses.filter(({outcall}) => outcall);
    expect($('main a[href*="?selected="]').length).toBe(travelling.length);
  });
});
