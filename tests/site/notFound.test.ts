/** The root's 404 page serves every language, for hosts that know only that one. */
import {readFileSync} from 'node:fs';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {at, onDisk, plain} from './html';

const parse = (file: string, scriptingEnabled: boolean) =>
  load(readFileSync(onDisk(file), 'utf8'), {scriptingEnabled});
const [original, ...others] = locales;

describe.each(others)('the root 404 page', ({locale, htmlLang, baseUrl}) => {
  const own = parse(`${baseUrl}404.html`, false);

  test(`can be read in ${locale} without script, marked as such`, () => {
    const $ = parse(at('/404.html'), false);
    const part = $(`main noscript [lang=${htmlLang}]`);
    expect(plain(part.text())).toBe(plain(own('main').text()));
    expect(part.find('a[href]').length).toBeGreaterThan(5);
    expect(part.find('[id]').length).toBe(0);
    expect($('html').attr('lang')).toBe(original?.htmlLang);
  });

  test(`holds the whole page in ${locale} for the boot script`, () => {
    const $ = parse(at('/404.html'), true);
    const page = $(`template[data-segment=${locale}]`);
    expect(page.attr('lang')).toBe(htmlLang);
    expect(page.attr('data-title')).toBe(own('title').text());
    const content = load(page.html() ?? '', {scriptingEnabled: false});
    expect(content('#__docusaurus').html()).toBe(own('#__docusaurus').html());
    expect(content('#site-scripts').text()).toBe(own('#site-scripts').text());
    const styles = [...$('head style').toArray(), ...content('style').toArray()];
    expect(styles.map((style) => $(style).text())).toContain(own('head style').text());
  });

  test(`is in ${locale} alone at ${baseUrl}404.html`, () => {
    expect(own('html').attr('lang')).toBe(htmlLang);
    expect(own('[data-other-language]').length).toBe(0);
  });
});
