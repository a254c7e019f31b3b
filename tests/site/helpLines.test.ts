/** Help lines against coercion on every page, and the site's address in the legal notice. */
import {describe, expect, test} from 'vitest';

import {languageCodes} from '../e2e/pages';
import {SITE_URL} from './address';
import {documentOf, mainText, pageOf, pages, plain} from './html';

describe.each(languageCodes)('%s', (locale) => {
  test('the footer of every page has the help lines', () => {
    for (const {path: address} of pages.filter((page) => page.locale === locale)) {
      const numbers = documentOf(address)('footer a[href^="tel:"]')
        .toArray()
        .map(({attribs}) => attribs.href);
      expect(numbers, address).toContain('tel:+34900105090');
      expect(numbers, address).toContain('tel:112');
    }
  });

  test('the casting page has them in six more languages, each passage with its language', () => {
    const document = documentOf(pageOf('casting', locale).path);
    const passages = document('main li[lang]')
      .toArray()
      .map((item) => ({lang: item.attribs.lang, text: plain(document(item).text())}));
    expect(passages.map(({lang}) => lang)).toEqual(['ro', 'pt-BR', 'fr', 'ru', 'uk', 'zh-Hans']);
    for (const {text} of passages) {
      expect(text).toContain('900 10 50 90');
      expect(text).toContain('112');
    }
  });

  test('the legal notice names the address of the site', () =>
    expect(mainText(pageOf('legal/legal-notice', locale).path)).toContain(SITE_URL));
});
