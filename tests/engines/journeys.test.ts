/** The journeys of visitors in WebKit and in the oldest Chrome of `browserslist`, by presses and keys. */
import {afterAll, beforeEach, describe, expect, test} from 'vitest';

import {findWebKit} from '../../scripts/engines.mjs';
import {findOldChrome} from '../../scripts/oldChrome.mjs';
import {pathOf} from '../e2e/content';
import {word as wordIn} from '../words';
import {hydrated, openOldChrome, openWebKit} from './engines';
import {openVisitor} from './visitor';

const [PHONE, WIDE] = [390, 1440];
const BANNER = '[aria-labelledby="cookie-banner-title"]';
const VIEWER = '.yarl__container';
const PHOTO = 'main li > a[href$=".jpg"]';

type Visitor = Awaited<ReturnType<typeof openVisitor>>;
const ENGINES = [
  {name: 'WebKit', start: openWebKit, isThere: findWebKit(), locales: ['en', 'es']},
  {name: 'the oldest Chrome', start: openOldChrome, isThere: findOldChrome(), locales: ['es']},
];
const visitors = await Promise.all(
  ENGINES.map(async ({start, isThere, ...engine}) => ({
    ...engine,
    isThere,
    visitor: isThere ? await openVisitor(start) : undefined,
  })),
);
afterAll(() => Promise.all(visitors.map(({visitor}) => visitor?.close())));

for (const {name, locales, isThere, visitor} of visitors) {
  describe.skipIf(!isThere).each(locales)(`${name}, %s`, (locale) =>
    journeys(visitor ?? ({} as Visitor), locale),
  );
}

function journeys(visitor: Visitor, locale: string): void {
  const {site, run, open, visit, answer, press, click, pressKey, goBack, reload} = visitor;
  const {becomes, find, count, shown, hidden, address, leadsTo} = visitor;
  const word = (id: string): string => wordIn(id, locale);
  const at = (id: string): string => pathOf(id, locale);
  const [home, masseuses, gallery] = [at('home'), at('masseuses'), at('gallery')] as const;
  const [menu, contact] = [at('massage-menu'), at('contact')] as const;

  beforeEach(() => answer());

  test.each([
    ['consent.rejectAll', '', {functional: false, analytics: false, marketing: false}],
    ['consent.acceptAll', '', {functional: true, analytics: true, marketing: true}],
    [
      'consent.customize',
      'consent.functional',
      {functional: true, analytics: false, marketing: false},
    ],
  ])('the banner comes after a second: %s %s', async (button, choice, record) => {
    await answer(true);
    const opened = Date.now();
    await visit(home, PHONE);
    await shown(BANNER);
    expect(Date.now() - opened).toBeGreaterThan(1000);
    await press(`${BANNER} button`, word(button));
    if (choice) {
      await press('dialog[open] label', word(choice));
      await press('dialog[open] button', word('consent.save'));
      await hidden('dialog[open]');
      await shown('[aria-live]', word('consent.saved'));
    }
    await hidden(BANNER);
    const stored = await run(() => localStorage.getItem('cookie-consent'));
    expect(JSON.parse(stored ?? 'null')).toMatchObject(record);
  });

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
    const other = locale === 'en' ? 'es' : 'en';
    await press(`header a[hreflang^="${other}"]`);
    await leadsTo(profile.replace(masseuses, pathOf('masseuses', other)));
    await hydrated({run}, 'the other language');
    await hidden('main article');

    await visit(`${masseuses}?selected=nobody`, PHONE);
    await shown('main article');
  });

  test('the viewer opens from a filter, wraps at both ends and closes in every way', async () => {
    await visit(gallery, WIDE);
    const total = await count(PHOTO);
    const isAt = (place: number) => shown(`${VIEWER} *`, `${place} / ${total}`);
    await press('main button', word('gallery.reception'));
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

  test('the menu of a phone opens and leads on, and the address there is copied', async () => {
    await visit(home, PHONE);
    await press('header details:has(nav) > summary');
    const covered = () => run(() => document.querySelectorAll('main[inert], footer[inert]').length);
    await becomes(covered, 2, 'main and footer are inert');
    await press(`header details nav a[href="${contact}"]`);
    await leadsTo(contact);
    await becomes(covered, 0, 'they are not any more');
    await press('main button', word('copy.address'));
    await shown('[aria-live]', word('copy.address.done'));
  });

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
    await press('main button', word('notFound.back'));
    await leadsTo(contact);
  });

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
    await shown('[role="alert"] h1', word('error.title'));
    await press('[role="alert"] button', word('error.tryAgain'));
    await shown('[role="alert"] h1', word('error.title'));
    await run(() => (window as unknown as {mend: () => void}).mend());
    await press('[role="alert"] button', word('error.tryAgain'));
    await hidden('[role="alert"]');
    await shown('#tab-all');
  });
}
