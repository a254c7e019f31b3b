/** Chat links of all pages: their number, and the language and names in their messages. */
import {describe, expect, test} from 'vitest';

import {languageCodes} from '../e2e/pages';
import {catalogue} from './catalogue';
import {documentOf, pageOf, pages} from './html';
import {withAnyValues, word} from '../words';

/** The path of a chat with the house. */
const CHAT = `/${catalogue.business.whatsapp.replace(/\D/g, '')}`;

/** What visitors write, as patterns: the labels of a language. */
const messagesIn = (locale: string): RegExp[] =>
  ['general', 'program', 'masseuse', 'programMasseuse'].map((name) =>
    withAnyValues(`booking.message.${name}`, locale),
  );

/** Messages and attributes of a page's chat links. */
function chatMessages(pathname: string): {message: string; rel: string; target: string}[] {
  const $ = documentOf(pathname);
  return $('a[href^="https://wa.me/"]')
    .toArray()
    .map((link) => {
      const url = new URL($(link).attr('href') ?? '');
      expect(url.pathname).toBe(CHAT);
      return {
        message: url.searchParams.get('text') ?? '',
        rel: $(link).attr('rel') ?? '',
        target: $(link).attr('target') ?? '',
      };
    });
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (pathname, page) => {
  const messages = chatMessages(pathname);

  test('opens chats in a new tab, in its own language', () => {
    expect(messages.length).toBeGreaterThan(1);
    const own = messagesIn(page.locale);
    expect(messages.some(({message}) => own.some((pattern) => pattern.test(message)))).toBe(true);
    const others = pages.map(({locale}) => locale).filter((locale) => locale !== page.locale);
    const foreign = [...new Set(others)].flatMap(messagesIn);
    for (const {message, rel, target} of messages) {
      expect(foreign.filter((pattern) => pattern.test(message))).toEqual([]);
      expect(message).not.toMatch(/[{}]/);
      expect(target).toBe('_blank');
      expect(rel).toContain('noopener');
    }
  });

  test.runIf(page.id.startsWith('programs/'))('names the program', () => {
    const name = documentOf(pathname)('h1').text().replace(/\s+/g, ' ').trim();
    const naming = messages.filter(({message}) => message.includes(name));
    expect(naming.length).toBeGreaterThan(0);
  });
});

describe.each(languageCodes)('in %s', (locale) => {
  const {programs = [], masseuses = []} = catalogue.byLocale[locale] ?? {};
  const messagesOn = (id: string): string[] =>
    chatMessages(pageOf(id, locale).path).map(({message}) => message);

  test('every price row of the menu names program and duration', () => {
    const messages = messagesOn('massage-menu');
    const rows = programs.flatMap(({name, sessions}) =>
      sessions.map(({minutes}) =>
        word('booking.message.programMinutes', locale, {program: name, minutes}),
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(messages).toEqual(expect.arrayContaining(rows));
  });

  test('the masseuses’ page names each of them', () => {
    const messages = messagesOn('masseuses');
    expect(masseuses.length).toBeGreaterThan(0);
    const missing = masseuses.filter(
      ({name}) => !messages.some((message) => message.includes(name)),
    );
    expect(missing.map(({id}) => id)).toEqual([]);
  });
});
