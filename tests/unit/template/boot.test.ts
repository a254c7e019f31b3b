/** What the boot script does to a page. */
import {describe, expect, test} from 'vitest';

import {SHEET, openPage} from './page';

/** As long as the address of a profile waits for script, in milliseconds. */
const PROFILE_MS = 8000;

describe('the address', () => {
  test.each([
    {address: '/about.html?from=map#hours', expected: '/about?from=map#hours'},
    {address: '/es/index.html', expected: '/es/'},
    {address: '/index.html', expected: '/'},
    {address: '/the-index.html', expected: '/the-index'},
    {address: '/about', expected: '/about'},
  ])('$address becomes $expected', ({address, expected}) => {
    const {href, origin} = openPage(address).window.location;
    expect(href.slice(origin.length)).toBe(expected);
  });

  test('goes with the visitor to the page in another language, query and place', () => {
    const {window, find} = openPage('/menu?selected=deluxe#prices');
    find('main').dispatchEvent(new window.Event('pointerdown', {bubbles: true}));
    expect(find('header a').getAttribute('href')).toMatch('/es/menu?selected=deluxe#prices');
  });
});

describe('the whole page is laid out', () => {
  test.each([
    {what: 'where the address has a hash', address: '/#hours', visit: {}},
    {what: 'where the browser goes back', address: '/', visit: {navigation: 'back_forward'}},
    {what: 'where the page is loaded again', address: '/', visit: {navigation: 'reload'}},
    {what: 'where the window is tall', address: '/', visit: {height: 1201}},
  ])('$what, and waits for the whole style sheet', ({address, visit}) => {
    const {attributes, written} = openPage(address, visit);
    expect(attributes()).toEqual(['data-script', 'data-whole']);
    expect(written).toEqual([SHEET]);
  });

  test('at the first key, but not when a finger begins to scroll', () => {
    const {window, attributes, find, written} = openPage();
    const input = (type: string) =>
      find('main').dispatchEvent(new window.Event(type, {bubbles: true}));
    expect(attributes()).toEqual(['data-script']);
    input('pointerdown');
    expect(attributes()).toEqual(['data-script', 'data-moved']);
    input('keydown');
    expect(attributes()).toEqual(['data-script', 'data-moved', 'data-whole']);
    expect(written).toEqual([]);
  });
});

describe('the profile that the address asks for', () => {
  test('has space until React, which then shows it', () => {
    const {marks, react, pass, window} = openPage('/masseuses?lang=en&selected=ana-maria');
    expect(marks.selected).toBe('ana-maria');
    react();
    pass(PROFILE_MS);
    expect(marks.selected).toBe('ana-maria');
    expect(window.location.hash).toBe('');
  });

  test('is shown at its card without React', () => {
    const {marks, pass, window} = openPage('/masseuses?selected=noa');
    pass(PROFILE_MS - 1);
    expect(marks.selected).toBe('noa');
    pass(1);
    expect(marks.selected).toBeUndefined();
    expect(window.location.hash).toBe('#noa');
  });

  test.each([
    '/masseuses',
    '/masseuses?selected=',
    '/masseuses?selected=%3Cb%3E',
    '/?unselected=noa',
  ])('is none at %s', (address) => {
    const {marks, pass, window} = openPage(address);
    pass(PROFILE_MS);
    expect(marks.selected).toBeUndefined();
    expect(window.location.hash).toBe('');
  });
});

/** The scripts of all pages, those of the page's own, and the whole style sheet, in the order of the requests. */
const REQUESTED = ['/one.js', '/two.js', '/own.js', '/data.js', '/all.css'];

const addresses = ({document}: ReturnType<typeof openPage>) =>
  [...document.head.querySelectorAll('link, script')].map((element) =>
    ['href', 'src'].map((name) => element.getAttribute(name)).join(''),
  );

describe('files', () => {
  test('are requested after the first paint, the late fonts first', () => {
    const page = openPage();
    page.window.dispatchEvent(new page.window.Event('load'));
    page.pass(100);
    expect(addresses(page)).toEqual(['/fonts/late.css']);
    page.pass(1200);
    expect(addresses(page).slice(1, 6)).toEqual(REQUESTED);
  });

  test.each(['click', 'wheel'])('are requested at the first %s, once, in their order', (type) => {
    const page = openPage();
    const input = () =>
      page.find('main').dispatchEvent(new page.window.Event(type, {bubbles: true}));
    input();
    input();
    expect(addresses(page)).toEqual([...REQUESTED, '/one.js', '/two.js']);
  });

  test.each([
    {what: 'wait for scripts that a press has asked for', isReady: false, expected: []},
    {what: 'wait no more once React is there', isReady: true, expected: ['/fonts/late.css']},
  ])('that late fonts need $what', ({isReady, expected}) => {
    const page = openPage();
    page.find('main').click();
    page.window.dispatchEvent(new page.window.Event('load'));
    if (isReady) page.react();
    page.pass(100);
    expect(addresses(page).filter((address) => address.startsWith('/fonts'))).toEqual(expected);
    page.pass(1000);
    expect(addresses(page)).toContain('/fonts/late.css');
  });

  describe.each(['link[href="/all.css"]', 'script[src="/two.js"]'])('fail: %s', (selector) => {
    const fail = ({find, window}: ReturnType<typeof openPage>) =>
      find(selector).dispatchEvent(new window.Event('error'));

    test('the press that waits leads to words that say so, and a later one waits no more', () => {
      const page = openPage();
      page.find('button').click();
      fail(page);
      expect(page.window.location.hash).toBe('#unavailable');
      expect(page.find('#unavailable').textContent).toBe('Not yet there. Load again');
      page.find('main a').click();
      page.pass(0);
      expect(page.window.location.hash).toBe('#photo');
    });

    test('the profile that the address asks for is shown at its card', () => {
      const page = openPage('/masseuses?selected=noa');
      page.find('main').click();
      fail(page);
      expect(page.marks.selected).toBeUndefined();
      expect(page.window.location.hash).toBe('#noa');
    });
  });
});
