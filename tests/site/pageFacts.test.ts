/** About, casting, contact, home and outcall show the facts of the house. */
import {describe, expect, test} from 'vitest';

import {languageNames} from '../../src/content/intlTexts';
import {outcallQuote} from '../../src/content/browser/derive';
import {widestHours} from '../../src/content/browser/week';
import {
  business,
  masseuses,
  need,
  pageFacts,
  pathOf,
  photosIn,
  price,
  programsIn,
} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {documentOf, linksOf, mainText, plain, textsOf} from './html';
import {word} from '../words';

/** A price as `mainText` and `textsOf` have it. */
const euros = (amount: number, locale: string): string => plain(price(amount, locale));

/** Buttons of the home page, by the ids of their labels, and the pages that they lead to. */
const BUTTONS = [
  {label: 'home.masseuses', page: 'masseuses'},
  {label: 'home.menu', page: 'massage-menu'},
  {label: 'home.profiles', page: 'masseuses'},
  {label: 'home.completeMenu', page: 'massage-menu'},
  {label: 'rooms.gallery', page: 'gallery'},
];

describe.each(languageCodes)('about, %s', (locale) => {
  test('shows its photos with captions, and the languages of reception', () => {
    const $ = documentOf(pathOf('about', locale));
    const titles = (pageFacts('about').facilities ?? []).map(
      (file) => need(photosIn(locale), `photo ${file}`, (photo) => photo.file === file).title,
    );
    const figures = $('main figure').toArray();
    expect(figures.map((figure) => $(figure).find('figcaption > :first-child').text())).toEqual(
      titles,
    );
    for (const figure of figures) expect($(figure).find('img').attr('alt')).toMatch(/.{20}/);
    expect(textsOf(pathOf('about', locale), 'main li')).toEqual(
      expect.arrayContaining(languageNames(business.receptionLanguages, locale)),
    );
  });
});

describe.each(languageCodes)('casting, %s', (locale) => {
  test('the e-mails list what an application contains', () => {
    const $ = documentOf(pathOf('casting', locale));
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

  test('shows pay and time of reply, and has the line against trafficking', () => {
    const {dailyPayEur: pay = [0, 0], replyHours: hours = [0, 0]} = business.casting;
    const text = mainText(pathOf('casting', locale));
    expect(text).toContain(
      word('casting.pay', locale, {lowest: euros(pay[0], locale), highest: euros(pay[1], locale)}),
    );
    expect(text).toContain(word('casting.reply', locale, {lowest: hours[0], highest: hours[1]}));
    const $ = documentOf(pathOf('casting', locale));
    for (const href of ['tel:+34900105090', 'mailto:trata@policia.es'])
      expect($(`main a[href="${href}"]`).length).toBeGreaterThan(0);
    expect($('main a[href$="#applicants"]').length).toBeGreaterThan(0);
  });
});

describe.each(languageCodes)('contact, %s', (locale) => {
  test('has a link for each way to contact the house, and no form', () => {
    const $ = documentOf(pathOf('contact', locale));
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

  test('sends no referrer to the map, and shows hours and languages', () => {
    const $ = documentOf(pathOf('contact', locale));
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
});

describe.each(languageCodes)('home, %s', (locale) => {
  test('shows every masseuse, its programs and six rooms, and the number of programs', () => {
    const home = pathOf('home', locale);
    const {programs: ids = []} = pageFacts('home');
    const people = linksOf(home, 'main a[href*="?selected="]');
    expect(people.toSorted()).toEqual(
      masseuses.map(({id}) => `${pathOf('masseuses', locale)}?selected=${id}`).toSorted(),
    );
    expect(linksOf(home, 'main article h3 a')).toEqual(
      ids.map((id) => pathOf(`programs/${id}`, locale)),
    );
    const rooms = `main ul[aria-label="${word('rooms.shelf', locale)}"] > li`;
    expect(textsOf(home, rooms)).toHaveLength(6);
    expect(textsOf(home, 'main h2')).toContainEqual(
      expect.stringMatching(new RegExp(`^${programsIn(locale).length} `)),
    );
  });

  test.each(BUTTONS)('$label links to $page', ({label, page}) => {
    const $ = documentOf(pathOf('home', locale));
    const link = $('main a').filter((_, element) =>
      $(element).text().startsWith(word(label, locale)),
    );
    expect(link.attr('href')).toBe(pathOf(page, locale));
  });
});

describe.each(languageCodes)('outcall, %s', (locale) => {
  test('shows the lowest total, the fee of each zone and hotel, and the masseuses who travel', () => {
    const {travelFeesEur} = business;
    const {minutes, fromEur} = outcallQuote(programsIn(locale), travelFeesEur);
    const outcallPath = pathOf('outcall', locale);
    expect(mainText(outcallPath)).toContain(
      `${word('outcall.totalFrom', locale, {minutes})} ${euros(fromEur, locale)}`,
    );
    const $ = documentOf(outcallPath);
    expect(textsOf(outcallPath, 'main dl dd')).toEqual(
      Object.values(travelFeesEur).map((fee) => `+ ${euros(fee, locale)}`),
    );
    const {areas} = need(programsIn('en'), 'program outcall', ({id}) => id === 'outcall');
    for (const {name, area} of pageFacts('outcall').hotels ?? []) {
      const zone = areas?.find(({id}) => id === area)?.zone ?? 'centre';
      const heading = $('main h3').filter((_, element) => $(element).text() === name);
      expect(plain(heading.parent().text()), name).toContain(euros(travelFeesEur[zone], locale));
    }
    const service = need(programsIn(locale), 'program outcall', ({id}) => id === 'outcall');
    const messages = linksOf(outcallPath, 'main section a[href^="https://wa.me/"]').map(
      (href) => new URL(href).searchParams.get('text') ?? '',
    );
    expect(messages.some((message) => message.includes(service.name))).toBe(true);
    const travelling = masseuses.filter(({outcall}) => outcall);
    expect($('main a[href*="?selected="]').length).toBe(travelling.length);
  });
});
