/** Journeys on pages where a visitor chooses: a profile, a photo, a tab. */
import {expect, test} from 'vitest';

import {need, pathOf} from '../../e2e/content';
import {locales} from '../../e2e/pages';
import {hydrated} from '../engines';
import {type Journey, PHONE, PHOTO, WIDE} from './journey';

const VIEWER = '.yarl__container';

/** A profile in the list of masseuses. */
export function profiles({visitor, locale, at}: Journey): void {
  const {run, visit, press, goBack, shown, hidden, address, leadsTo} = visitor;
  const masseuses = at('masseuses');

  test('a profile opens by its button and its address, and Back closes it', async () => {
    await visit(masseuses, PHONE);
    await press('main article a[href*="selected="]');
    await hidden('main article');
    const profile = await address();
    expect(profile).toContain('?selected=');
    await goBack();
    await leadsTo(masseuses);
    await shown('main article');

    await visit(profile, PHONE);
    await hidden('main article');
    await press('header details:has([hreflang]) > summary');
    const other = need(locales, 'other language', (one) => one.locale !== locale);
    await press(`header a[hreflang="${other.htmlLang}"]`);
    await leadsTo(profile.replace(masseuses, pathOf('masseuses', other.locale)));
    await hydrated({run}, 'the other language');
    await hidden('main article');

    await visit(`${masseuses}?selected=nobody`, PHONE);
    await shown('main article');
  });
}

/** The viewer of the gallery. */
export function photoViewer({visitor, wordOf, at}: Journey): void {
  const {
    visit,
    press,
    click,
    pressKey,
    goBack,
    becomes,
    find,
    count,
    shown,
    hidden,
    address,
    leadsTo,
  } = visitor;
  const gallery = at('gallery');

  test('the viewer opens from a filter, wraps at both ends and closes in every way', async () => {
    await visit(gallery, WIDE);
    const total = await count(PHOTO);
    const isAt = (place: number) => shown(`${VIEWER} *`, `${place} / ${total}`);
    await press('main button', wordOf('gallery.reception'));
    await becomes(async () => (await count(PHOTO)) < total, true, 'fewer photos');
    const filtered = await address();
    await press(PHOTO);
    await shown(VIEWER);
    const [counter] = await find(`${VIEWER} *`, ` / ${total}`);
    const first = Number.parseInt(counter?.text ?? '', 10);
    expect(first).toBeGreaterThan(1);
    for (let place = first - 1; place > 0; place -= 1) {
      await pressKey('ArrowLeft');
      await isAt(place);
    }
    await pressKey('ArrowLeft');
    await isAt(total);
    await pressKey('ArrowRight');
    await isAt(1);
    // Last: after a press beside the photo WebKit's driver may lose the next one.
    const beside = () => click(200, 450);
    for (const close of [() => pressKey('Escape'), goBack, beside]) {
      await shown(VIEWER);
      await close();
      await hidden(VIEWER);
      await leadsTo(filtered);
      if (close !== beside) await press(PHOTO);
    }
  });
}

/** The filters of the gallery. */
export function filters({visitor, wordOf, at}: Journey): void {
  const {run, visit, resize, becomes, find} = visitor;

  test('the row of filters stays at its beginning when a wide window becomes narrow', async () => {
    await visit(at('gallery'), WIDE);
    await resize(320);
    const isScrolled = () =>
      run(() =>
        [...document.querySelectorAll('main *')]
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
          .some(({scrollLeft}) => scrollLeft !== 0),
      );
    await becomes(isScrolled, false, 'a row is scrolled');
    expect((await find('main button', wordOf('gallery.all')))[0]?.x).toBeLessThan(320);
  });
}

/** The tabs of the menu of massages. */
export function menuTabs({visitor, at}: Journey): void {
  const {run, site, open, visit, press, pressKey, becomes, shown, leadsTo} = visitor;
  const menu = at('massage-menu');

  test('tabs choose by presses and keys, and one pressed before script is selected when it comes', async () => {
    const selected = () => run(() => document.querySelector('[aria-selected="true"]')?.id ?? '');
    await visit(menu, WIDE);
    await press('#tab-premium');
    await leadsTo(`${menu}?tab=premium`);
    await pressKey('Home');
    await becomes(selected, 'tab-all', 'the selected tab');
    await pressKey('ArrowRight');
    await becomes(async () => (await selected()) === 'tab-all', false, 'the first tab is selected');

    let release = (_come: boolean): void => undefined;
    site.letScripts(new Promise((resolve) => (release = resolve)));
    try {
      await open(menu, WIDE);
      await press('#tab-premium');
      await shown('#tab-premium[aria-busy="true"]');
    } finally {
      release(true);
    }
    await becomes(selected, 'tab-premium', 'the selected tab');
  });
}
