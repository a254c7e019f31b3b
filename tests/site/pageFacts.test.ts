/** About, casting, contact, home and outcall show the facts of the house. */
import {describe, expect, test} from 'vitest';

import {languageNames} from '../../src/content/intlTexts';
import {outcallQuote} from '../../src/content/browser/derive';
import {widestHours} from '../../src/content/browser/week';
import {business, masseuses, need, pageFacts, photosIn, price, programsIn} from '../e2e/content';
import {documentOf, mainText, pageOf, plain} from './html';
import {word} from '../words';

/** Buttons of the home page, by the ids of their labels, and the pages that they lead to. */
const BUTTONS = [
  {label: 'home.masseuses', page: 'masseuses'},
  {label: 'home.menu', page: 'massage-menu'},
  {label: 'home.profiles', page: 'masseuses'},
  {label: 'home.completeMenu', page: 'massage-menu'},
  {label: 'rooms.gallery', page: 'gallery'},
];

describe.each(['en', 'es'] as const)('%s', (locale) => {
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
    expect(text).toContain(
      word('casting.pay', locale, {lowest: euros(pay[0]), highest: euros(pay[1])}),
    );
    expect(text).toContain(word('casting.reply', locale, {lowest: hours[0], highest: hours[1]}));
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
    const {from, to} = widestHours(business.programHours);
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
    expect($(`main ul[aria-label="${word('rooms.shelf', locale)}"] > li`).length).toBe(6);
    const headings = $('main h2')
      .toArray()
      .map((heading) => plain($(heading).text()));
    expect(headings).toContainEqual(
      expect.stringMatching(new RegExp(`^${programsIn(locale).length} `)),
    );
  });

  test.each(BUTTONS)('home: $label links to $page', ({label, page}) => {
    const $ = documentOf(pathOf('home'));
    const link = $('main a').filter((_, element) =>
      $(element).text().startsWith(word(label, locale)),
    );
    expect(link.attr('href')).toBe(pathOf(page));
  });

  test('outcall shows the lowest total, the fee of each zone and hotel, and the masseuses who travel', () => {
    const {travelFeesEur} = business;
    const {minutes, fromEur} = outcallQuote(programsIn(locale), travelFeesEur);
    const text = mainText(pathOf('outcall'));
    expect(text).toContain(`${word('outcall.totalFrom', locale, {minutes})} ${euros(fromEur)}`);
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
