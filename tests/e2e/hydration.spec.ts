/** React's start: in several tasks, and only in parts of a page that can change (entry.ts, ui/Static.tsx). */
import {expect, answerConsent, hydrated, test} from './test';
import {startsWith} from '../words';
import {labelOf} from './content';

test('the browser gets a break between the evaluation of the bundle and the start of React', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const onLoad = ({target}: Event): void => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/main.')) return;
      document.documentElement.dataset.started = String('docusaurus' in window);
    };
    document.addEventListener('load', onLoad, true);
  });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-started', 'false');
});

test('cards are not hydrated, and their links show a page without a reload', async ({page}) => {
  await answerConsent(page);
  await page.goto('/masseuses');
  await hydrated(page);
  /** React's own properties on the elements that it manages. */
  const managed = () =>
    page
      .locator('main article *')
      .evaluateAll(
        (elements) =>
          elements.filter((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber')),
          ).length,
      );
  expect(await managed()).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dataset.first = '';
  });
  const open = page.getByRole('link', {name: startsWith('masseuse.view')});
  await open.first().click();
  await expect(page).toHaveURL(/\?selected=/);
  await page.goBack();
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: labelOf('about', 'en'), exact: true})
    .click();
  await expect(page).toHaveURL('/about');
  // Later in a visit everything is React's.
  await page.goBack();
  await expect(open.first()).toBeVisible();
  await expect.poll(managed).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-first', '');
});

/** Of a trace of Chromium: how many elements had their styles computed at once. */
type Restyling = {readonly name: string; readonly args: {readonly elementCount?: number}};

test('the attribute with which React marks the root restyles few elements of a page', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html[data-whole]')).toBeAttached();
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  const all = await page.evaluate(() => {
    document.documentElement.dataset.hasHydrated = 'false';
    document.body.getBoundingClientRect();
    return document.querySelectorAll('*').length;
  });
  const trace = String(await browser.stopTracing());
  const {traceEvents} = JSON.parse(trace) as {readonly traceEvents: readonly Restyling[]};
  const restyled = traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0);
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(all / 10);
});

test('links to the page itself request no code', async ({page}) => {
  await answerConsent(page);
  await page.goto('/masseuses');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const requested = () => page.locator('head link[rel="prefetch"]').count();
  const before = await requested();
  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await requested()).toBe(before);
});

test('a link in them opens in a new tab when the visitor asks for one', async ({page, context}) => {
  await answerConsent(page);
  await page.goto('/');
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: labelOf('gallery', 'en'), exact: true})
    .click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/gallery');
  await expect(page).toHaveURL('/');
});

test.describe('without pictures', () => {
  test.use({allowed: {messages: [/ERR_FAILED/]}});

  test('a picture in them that cannot be loaded has room around its text', async ({page}) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await answerConsent(page);
    await page.goto('/masseuses');
    await hydrated(page);
    const last = page.locator('main article img').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).not.toHaveCSS('padding-inline-start', '0px');
  });
});
