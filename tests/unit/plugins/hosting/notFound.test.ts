import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {mergeNotFound} from '../../../../src/plugins/hosting/notFound';

const html = (title: string, base: string): string =>
  `<!doctype html><html lang=x><head><title>${title}</title><style>p{}</style><style>${base}{}</style><link rel=stylesheet data-href=${base}a.css></head><body>` +
  `<div id=__docusaurus><main id=main><h1 id=top>${title}</h1></main><footer>f</footer></div>` +
  `<script type=application/json id=site-scripts>["${base}a.js"]</script><script>boot()</script></body></html>`;

const SPANISH = {segment: 'es', htmlLang: 'es-ES', html: html('No "encontrada"', '/es/')};
const merged = mergeNotFound(html('Not found', '/'), [SPANISH]);

describe('the root 404 page', () => {
  test('keeps its own page first', () => {
    const $ = load(merged);
    expect($('body > #__docusaurus main h1').text()).toBe('Not found');
    expect($('title').first().text()).toBe('Not found');
  });

  test('shows the other language below it without script', () => {
    const $ = load(merged, {scriptingEnabled: false});
    expect($('main noscript > [lang=es-ES]').html()).toBe('<h2>No "encontrada"</h2>');
  });

  test('holds the whole other page for the boot script', () => {
    const $ = load(merged);
    const page = $('template[data-segment=es][lang=es-ES]');
    expect(page.attr('data-title')).toBe('No "encontrada"');
    const content = load(page.html() ?? '');
    expect(content('#__docusaurus footer').text()).toBe('f');
    expect(content('#site-scripts').text()).toBe('["/es/a.js"]');
    expect(content('link').attr('data-href')).toBe('/es/a.css');
  });

  test('holds what styles the other page has of its own, and no other twice', () => {
    const content = load(load(merged)('template').html() ?? '');
    expect(content('style').text()).toBe('/es/{}');
  });

  test('is the same when it is made again', () =>
    expect(mergeNotFound(merged, [SPANISH])).toBe(merged));

  test('needs a main part to stand in', () =>
    expect(() => mergeNotFound('<p>a</p>', [SPANISH])).toThrow('404 page'));
});
