/** What the boot script does with a press before React. */
import {describe, expect, test} from 'vitest';

import {openPage} from './page';

/** As long as a press waits for script, in milliseconds. */
const HOLD_MS = 4000;

describe('a press on a control that needs React', () => {
  test('waits for it, once', () => {
    const page = openPage();
    const presses = page.countPresses('button');
    page.find('span').click();
    page.pass(HOLD_MS - 1);
    expect(presses()).toBe(0);
    expect(page.isBusy('button')).toBe(true);
    page.react();
    expect(presses()).toBe(1);
    expect(page.isBusy('button')).toBe(false);
    page.pass(HOLD_MS);
    page.react();
    expect(presses()).toBe(1);
    expect(page.find('#unavailable').textContent).toBe('');
    page.find('button').click();
    expect(presses()).toBe(2);
  });

  test('gives way to the next press', () => {
    const page = openPage();
    const presses = page.countPresses('button');
    page.find('button').click();
    page.find('main a').click();
    expect(page.isBusy('button')).toBe(false);
    page.pass(HOLD_MS);
    expect(page.window.location.hash).toBe('#photo');
    expect(presses()).toBe(0);
  });

  test('says sorry when React takes too long, and how to load the page again', () => {
    const {find, pass, window} = openPage();
    find('button').click();
    pass(HOLD_MS);
    expect(window.location.hash).toBe('#unavailable');
    expect(find('#unavailable').textContent).toBe('Not yet there. Load again');
    expect(find('#unavailable a').getAttribute('href')).toBe('');
    find('button').click();
    pass(HOLD_MS);
    expect(find('#unavailable').textContent).toBe('Not yet there. Load again');
  });

  test('is left to the browser with a key that opens a new tab', () => {
    const page = openPage();
    const presses = page.countPresses('main a');
    const event = new page.window.MouseEvent('click', {bubbles: true, ctrlKey: true});
    page.find('main a').dispatchEvent(event);
    expect(presses()).toBe(1);
    expect(page.isBusy('main a')).toBe(false);
  });
});

describe('a press that waits', () => {
  test('gives way to a link that leads away', () => {
    const page = openPage();
    const presses = page.countPresses('button');
    page.find('button').click();
    page.find('header a').click();
    expect(page.isBusy('button')).toBe(false);
    page.pass(HOLD_MS);
    page.react();
    expect(presses()).toBe(0);
    expect(page.window.location.hash).toBe('');
  });

  test('is given up with Escape, and with no other key', () => {
    const page = openPage();
    const presses = page.countPresses('button');
    const type = (key: string) =>
      page.document.dispatchEvent(new page.window.KeyboardEvent('keydown', {key, bubbles: true}));
    page.find('button').click();
    type('Tab');
    expect(page.isBusy('button')).toBe(true);
    type('Escape');
    expect(page.isBusy('button')).toBe(false);
    page.react();
    expect(presses()).toBe(0);
  });

  test('reaches the control that React has rendered in its place', () => {
    const page = openPage();
    page.find('button').click();
    const {innerHTML} = page.find('main');
    page.find('main').innerHTML = innerHTML;
    const presses = page.countPresses('button');
    page.react();
    expect(presses()).toBe(1);
  });
});

test('a press on a link that names a place leads there at once, and React leaves it at that', () => {
  const page = openPage('/masseuses?lang=en');
  const link = 'a[data-needs-script="#noa"]';
  const presses = page.countPresses(link);
  page.find('button').click();
  page.find(link).click();
  expect(page.window.location.href).toMatch(/masseuses\?lang=en#noa$/);
  expect(page.isBusy('button')).toBe(false);
  page.pass(HOLD_MS);
  page.react();
  expect(presses()).toBe(0);
  expect(page.window.location.hash).toBe('#noa');
});
