/** Facts of programs on their own pages, on cards of the home page, in the menu, on four hands and outcall. */
import {describe, expect, test} from 'vitest';

import {featureLists} from '../../src/components/programs/featureLists';
import {outcallQuote, relatedPrograms} from '../../src/content/browser/derive';
import {business, need, pageFacts, price, programsIn} from '../e2e/content';
import {documentOf, mainText, pageOf, plain} from './html';
import {word} from '../words';

/** The message of a chat link. */
const messageOf = (href = ''): string => new URL(href).searchParams.get('text') ?? '';

describe.each(['en', 'es'] as const)('%s', (locale) => {
  const programs = programsIn(locale);
  const euros = (amount: number): string => plain(price(amount, locale));
  const pathOf = (id: string): string => pageOf(id, locale).path;
  const messageAbout = (program: string, minutes: number): string =>
    word('booking.message.programMinutes', locale, {program, minutes});

  test.each(programs)('$id shows its photo, prices, lists and related programs', (program) => {
    const {documentId, name, hero, sessions} = program;
    const $ = documentOf(pathOf(documentId));
    const texts = (selector: string): string[] =>
      $(selector)
        .toArray()
        .map((element) => plain($(element).text()));
    expect($('main header picture').length).toBe(hero ? 1 : 0);
    const back = $('main a').filter(
      (_, element) => $(element).text() === word('program.back', locale),
    );
    expect(back.attr('href')).toBe(pathOf('massage-menu'));
    const messages = $('main section a[href^="https://wa.me/"]')
      .toArray()
      .map((link) => [messageOf(link.attribs.href), plain($(link).text())] as const);
    for (const {minutes, priceEur} of sessions) {
      const [, label = ''] =
        messages.find(([message]) => message === messageAbout(name, minutes)) ?? [];
      expect(label).toContain(euros(priceEur));
    }
    const items = texts('main li');
    // Programs without sessions of their own describe in their text what is included.
    for (const {minutes, features, finish} of sessions.length > 0 ? featureLists(program) : []) {
      expect(items).toEqual(expect.arrayContaining([...features, finish ?? []].flat()));
      if (featureLists(program).length > 1)
        expect(texts('main h3')).toContain(word('program.tier', locale, {minutes: minutes ?? 0}));
    }
    for (const related of relatedPrograms(program, programs, 3))
      expect($(`main a[href="${pathOf(related.documentId)}"]`).length, related.id).not.toBe(0);
  });

  test('cards on the home page have features, finish and the range of prices', () => {
    const $ = documentOf(pathOf('home'));
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
      const prices = program.sessions.map(({priceEur}) => euros(priceEur));
      const [lowest = '', ...others] = prices;
      const [from, to] = [word('price.from', locale), word('price.to', locale)];
      const range = others.length > 0 ? `${from} ${lowest} ${to} ${prices.at(-1)}` : lowest;
      expect(plain(card.find('p').last().children().last().text()), program.id).toBe(range);
    }
  });

  test('entries of the menu link to their program', () => {
    const $ = documentOf(pathOf('massage-menu'));
    const links = new Map(
      $('main article a')
        .toArray()
        .map((link) => [plain($(link).text()), link.attribs.href]),
    );
    for (const {name, documentId} of programs)
      expect(links.get(`${word('program.learnMore', locale)}: ${name}`)).toBe(pathOf(documentId));
  });

  test('four hands doubles the price of every program', () => {
    const $ = documentOf(pathOf('programs/four-hands'));
    const fourHands = need(programs, 'program of four hands', ({pricing}) => pricing === 'double');
    const rows = $('main table a[href^="https://wa.me/"]')
      .toArray()
      .map((link) => [messageOf(link.attribs.href), plain($(link).text())]);
    const wanted = programs.flatMap(({name, sessions}) =>
      sessions.map(({minutes, priceEur}) => [
        messageAbout(`${fourHands.name} (${name})`, minutes),
        euros(2 * priceEur),
      ]),
    );
    expect(rows).toEqual(wanted);
  });

  test('outcall shows its areas with their fees, the lowest total and four steps', () => {
    const path = pathOf('programs/outcall');
    const $ = documentOf(path);
    const {travelFeesEur: fees} = business;
    const {areas = []} = need(programsIn('en'), 'program outcall', ({id}) => id === 'outcall');
    const {minutes, fromEur} = outcallQuote(programs, fees);
    expect(mainText(path)).toContain(
      word('price.outcall', locale, {minutes, price: euros(fromEur)}),
    );
    const items = $('main li')
      .toArray()
      .map((item) => plain($(item).text()));
    const priced = items.filter((item) =>
      Object.values(fees).some((fee) => item.endsWith(`+ ${euros(fee)}`)),
    );
    expect(priced).toHaveLength(areas.length);
    expect($('main ol > li').length).toBe(4);
  });
});
