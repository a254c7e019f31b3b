/** Facts of programs on their own pages, on cards of the home page, in the menu, on four hands and outcall. */
import {describe, expect, test} from 'vitest';

import {featureLists} from '../../src/components/programs/featureLists';
import {outcallQuote, relatedPrograms} from '../../src/content/browser/derive';
import {business, need, pageFacts, pathOf, price, programsIn} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {documentOf, linksOf, mainText, plain, textsOf} from './html';
import {word} from '../words';

/** The message of a chat link. */
const messageOf = (href = ''): string => new URL(href).searchParams.get('text') ?? '';

/** A price as `mainText` and `textsOf` have it. */
const euros = (amount: number, locale: string): string => plain(price(amount, locale));

/** What the links for a program's session say and show: messages, and the words of the links. */
function bookingLinks(pathname: string, selector: string) {
  const labels = textsOf(pathname, selector);
  return linksOf(pathname, selector).map((href, index) => ({
    message: messageOf(href),
    label: labels[index] ?? '',
  }));
}

/** The message for a session of so many minutes. */
const messageAbout = (program: string, minutes: number, locale: string): string =>
  word('booking.message.programMinutes', locale, {program, minutes});

describe.each(languageCodes)('on its own page, %s', (locale) => {
  const programs = programsIn(locale);

  test.each(programs)('$id shows its photo, prices, lists and related programs', (program) => {
    const {documentId, name, hero, sessions} = program;
    const path = pathOf(documentId, locale);
    const $ = documentOf(path);
    expect($('main header picture').length).toBe(hero ? 1 : 0);
    const back = $('main a').filter(
      (_, element) => $(element).text() === word('program.back', locale),
    );
    expect(back.attr('href')).toBe(pathOf('massage-menu', locale));
    const links = bookingLinks(path, 'main section a[href^="https://wa.me/"]');
    for (const {minutes, priceEur} of sessions) {
      const link = links.find(({message}) => message === messageAbout(name, minutes, locale));
      expect(link?.label).toContain(euros(priceEur, locale));
    }
    const items = textsOf(path, 'main li');
    // Programs without sessions of their own describe in their text what is included.
    for (const {minutes, features, finish} of sessions.length > 0 ? featureLists(program) : []) {
      expect(items).toEqual(expect.arrayContaining([...features, finish ?? []].flat()));
      if (featureLists(program).length > 1)
        expect(textsOf(path, 'main h3')).toContain(
          word('program.tier', locale, {minutes: minutes ?? 0}),
        );
    }
    for (const related of relatedPrograms(program, programs, 3))
      expect($(`main a[href="${pathOf(related.documentId, locale)}"]`).length, related.id).not.toBe(
        0,
      );
  });
});

describe.each(languageCodes)('with prices of others, %s', (locale) => {
  const programs = programsIn(locale);

  test('four hands doubles the price of every program', () => {
    const fourHands = need(programs, 'program of four hands', ({pricing}) => pricing === 'double');
    const rows = bookingLinks(
      pathOf('programs/four-hands', locale),
      'main table a[href^="https://wa.me/"]',
    );
    const wanted = programs.flatMap(({name, sessions}) =>
      sessions.map(({minutes, priceEur}) => ({
        message: messageAbout(`${fourHands.name} (${name})`, minutes, locale),
        label: euros(2 * priceEur, locale),
      })),
    );
    expect(rows).toEqual(wanted);
  });

  test('outcall shows its areas with their fees, the lowest total and four steps', () => {
    const path = pathOf('programs/outcall', locale);
    const {travelFeesEur: fees} = business;
    const {areas = []} = need(programsIn('en'), 'program outcall', ({id}) => id === 'outcall');
    const {minutes, fromEur} = outcallQuote(programs, fees);
    expect(mainText(path)).toContain(
      word('price.outcall', locale, {minutes, price: euros(fromEur, locale)}),
    );
    const priced = textsOf(path, 'main li').filter((item) =>
      Object.values(fees).some((fee) => item.endsWith(`+ ${euros(fee, locale)}`)),
    );
    expect(priced).toHaveLength(areas.length);
    expect(textsOf(path, 'main ol > li')).toHaveLength(4);
  });
});

describe.each(languageCodes)('on other pages, %s', (locale) => {
  const programs = programsIn(locale);

  test('cards on the home page have features, finish and the range of prices', () => {
    const $ = documentOf(pathOf('home', locale));
    const shown = (pageFacts('home').programs ?? []).map((own) =>
      need(programs, `program ${own}`, ({id}) => id === own),
    );
    for (const [index, program] of shown.entries()) {
      const card = $('main article').eq(index);
      const [{features, finish}] = featureLists(program);
      const items = card
        .find('li')
        .toArray()
        .map((item) => $(item).text());
      expect(items).toEqual([...features, finish ?? []].flat());
      const prices = program.sessions.map(({priceEur}) => euros(priceEur, locale));
      const [lowest = '', ...others] = prices;
      const [from, to] = [word('price.from', locale), word('price.to', locale)];
      const range = others.length > 0 ? `${from} ${lowest} ${to} ${prices.at(-1)}` : lowest;
      expect(plain(card.find('p').last().children().last().text()), program.id).toBe(range);
    }
  });

  test('entries of the menu link to their program', () => {
    const $ = documentOf(pathOf('massage-menu', locale));
    const links = new Map(
      $('main article a')
        .toArray()
        .map((link) => [plain($(link).text()), link.attribs.href]),
    );
    for (const {name, documentId} of programs) {
      const label = `${word('program.learnMore', locale)}: ${name}`;
      expect(links.get(label)).toBe(pathOf(documentId, locale));
    }
  });
});
