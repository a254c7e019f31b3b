/** Journeys through what every page has: the banner, the menu of small screens, Back and reload, failing scripts. */
import {expect, test} from 'vitest';

import {KEY} from '../../consentRecord';
import {hydrated} from '../engines';
import {type Journey, PHONE, PHOTO, WIDE} from './journey';

const BANNER = '[aria-labelledby="cookie-banner-title"]';

/** The banner, and what is stored of the answer. */
export function answeringCookies({visitor, wordOf, at}: Journey): void {
  const {run, visit, answer, press, shown, hidden} = visitor;
  const home = at('home');

  test.each([
    {
      button: 'consent.rejectAll',
      choice: undefined,
      record: {functional: false, analytics: false, marketing: false},
    },
    {
      button: 'consent.acceptAll',
      choice: undefined,
      record: {functional: true, analytics: true, marketing: true},
    },
    {
      button: 'consent.customize',
      choice: 'consent.functional',
      record: {functional: true, analytics: false, marketing: false},
    },
  ])('the banner comes after a second: $button $choice', async ({button, choice, record}) => {
    await answer(true);
    const opened = Date.now();
    await visit(home, PHONE);
    await shown(BANNER);
    expect(Date.now() - opened).toBeGreaterThan(1000);
    await press(`${BANNER} button`, wordOf(button));
    if (choice) {
      await press('dialog[open] label', wordOf(choice));
      await press('dialog[open] button', wordOf('consent.save'));
      await hidden('dialog[open]');
      await shown('[aria-live]', wordOf('consent.saved'));
    }
    await hidden(BANNER);
    const stored = await run((key: string) => localStorage.getItem(key), KEY);
    expect(JSON.parse(stored ?? 'null')).toMatchObject(record);
  });
}

/** The menu of small screens. */
export function phoneMenu({visitor, wordOf, at}: Journey): void {
  const {run, visit, press, becomes, shown, leadsTo} = visitor;
  const home = at('home');
  const contact = at('contact');

  test('the menu of a phone opens and leads on, and the address there is copied', async () => {
    await visit(home, PHONE);
    await press('header details:has(nav) > summary');
    const covered = () => run(() => document.querySelectorAll('main[inert], footer[inert]').length);
    await becomes(covered, 2, 'main and footer are inert');
    await press(`header details nav a[href="${contact}"]`);
    await leadsTo(contact);
    await becomes(covered, 0, 'they are not any more');
    await press('main button', wordOf('copy.address'));
    await shown('[aria-live]', wordOf('copy.address.done'));
  });
}

/** Where a page is when the visitor comes back to it. */
export function placesOnPages({visitor, wordOf, at}: Journey): void {
  const {run, visit, press, click, goBack, reload, becomes, find, leadsTo} = visitor;
  const home = at('home');
  const masseuses = at('masseuses');
  const contact = at('contact');

  test('Back after a reload returns to the place, and so does a reload', async () => {
    const top = () => run(() => Math.round(window.scrollY));
    const kept = () =>
      run(() => (window.history.state as {place?: {top: number}} | null)?.place?.top);
    await visit(masseuses, PHONE);
    await run(() => window.scrollTo(0, 3000));
    await becomes(kept, 3000, 'the place is kept');
    await reload();
    await hydrated({run}, 'the list again');
    await becomes(top, 3000, 'the place in the list, reloaded');
    // A press by hand: Back passes over what a script alone has opened.
    const [logo] = await find(`header a[href="${home}"]`);
    if (!logo) throw new Error('There is no logo.');
    await click(logo.x, logo.y);
    await leadsTo(home);
    await becomes(top, 0, 'the top of the next page');
    await reload();
    await hydrated({run}, 'the page, reloaded');
    await goBack();
    await leadsTo(masseuses);
    await becomes(top, 3000, 'the place in the list');
  });

  test('the 404 page leads back', async () => {
    await visit(contact, PHONE);
    await visit(`${home}no-such-page`, PHONE);
    await press('main button', wordOf('notFound.back'));
    await leadsTo(contact);
  });
}

/** What a visitor gets when a script fails. */
export function failingScripts({visitor, wordOf, at}: Journey): void {
  const {run, site, visit, press, shown, hidden, leadsTo} = visitor;
  const home = at('home');
  const gallery = at('gallery');
  const menu = at('massage-menu');

  test('a page whose script fails once is loaded in full', async () => {
    await visit(home, WIDE);
    site.letScripts(false);
    await press(`header nav a[href="${gallery}"]`);
    await leadsTo(gallery);
    site.letScripts(true);
    await shown(PHOTO);
  });

  test('Try Again on the error screen renders the page', async () => {
    await visit(home, WIDE);
    // Rendering a price fails from here on (src/components/labels/Amount.tsx).
    await run(() => {
      const {replace} = String.prototype as {replace: (sought: string, by: string) => string};
      Object.assign(window, {mend: () => Object.assign(String.prototype, {replace})});
      const broken = function (this: string, sought: string, by: string): string {
        if (sought === '{euros}') throw new Error('broken on purpose');
        return replace.call(this, sought, by);
      };
      Object.assign(String.prototype, {replace: broken});
    });
    await press(`header nav a[href="${menu}"]`);
    await shown('[role="alert"] h1', wordOf('error.title'));
    await press('[role="alert"] button', wordOf('error.tryAgain'));
    await shown('[role="alert"] h1', wordOf('error.title'));
    await run(() => (window as unknown as {mend: () => void}).mend());
    await press('[role="alert"] button', wordOf('error.tryAgain'));
    await hidden('[role="alert"]');
    await shown('#tab-all');
  });
}
