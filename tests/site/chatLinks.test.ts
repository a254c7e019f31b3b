/** Every chat link of every page, without script: the right number, language and name. */
import {describe, expect, test} from 'vitest';

import {documentOf, pages} from './html';

const OPENING = {
  en: /^Good evening\. /,
  es: /^Buenas noches\. /,
};

/** The messages of a page's chat links, with the words of the link. */
function chatMessages(pathname: string): {message: string; rel: string; target: string}[] {
  const $ = documentOf(pathname);
  return $('a[href^="https://wa.me/"]')
    .toArray()
    .map((link) => {
      const url = new URL($(link).attr('href') ?? '');
      expect(url.pathname).toBe('/34600000000');
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
    for (const {message, rel, target} of messages) {
      expect(message).toMatch(OPENING[page.locale as keyof typeof OPENING]);
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

test('every price row of the menu names program and duration', () => {
  for (const [pathname, unit] of [
    ['/massage-menu', 'minutes'],
    ['/es/menu-masajes', 'minutos'],
  ] as const) {
    const messages = chatMessages(pathname).map(({message}) => message);
    for (const [name, minutes] of [
      ['Prana Nirvana', 30],
      ['Prana Nirvana', 60],
      ['Nyx Sensoria', 45],
      ['Hedoné Sacra', 90],
    ] as const) {
      expect(messages.some((message) => message.includes(`${name}, ${minutes} ${unit}`))).toBe(
        true,
      );
    }
  }
});

test('the masseuses’ page names each of them', () => {
  for (const pathname of ['/masseuses', '/es/masajistas']) {
    const messages = chatMessages(pathname).map(({message}) => message);
    for (const name of ['Alba', 'Lucía', 'Valeria']) {
      expect(messages.some((message) => message.includes(name))).toBe(true);
    }
  }
});
