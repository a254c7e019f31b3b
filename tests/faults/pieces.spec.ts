/**
 * A piece that is fetched on demand does not come: it is asked for once more at a fresh address, and
 * then the control leads where it leads without script. In time every press has its outcome.
 */
import {pathOf} from '../e2e/content';
import {
  ALLOWING_UNREADABLE,
  FAULTS,
  GONE,
  LOCALES,
  PORTAL,
  PRESSES,
  SCRIPTS,
  WORDS,
  answerConsent,
  expect,
  openAtRest,
  passTheLimit,
  photo,
  scriptsAskedFor,
  sentence,
  test,
} from './faults';

test.beforeEach(({page}) => answerConsent(page));

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const locale of LOCALES) {
  for (const {name, on, press, opened, leadsTo} of PRESSES) {
    test.describe(`${locale}: ${name}, whose piece`, () => {
      // Words play no part in how a file fails: Spanish walks two of the ways.
      for (const fault of locale === 'en' ? FAULTS : [GONE, PORTAL]) {
        test.describe(fault.name, () => {
          test.use(fault.unreadable ? {allowed: ALLOWING_UNREADABLE} : {});

          test('leads on', async ({page}) => {
            if (fault.hangs) await page.clock.install();
            await openAtRest(page, pathOf(on, locale));
            await page.route(SCRIPTS, fault.answer);
            await press(page, locale);
            if (fault.hangs) {
              await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
              await passTheLimit(page, leadsTo(locale));
            }
            await page.waitForURL(leadsTo(locale));
            if (!leadsTo(locale).toString().includes('jpg')) {
              await expect(page.getByRole('heading', {level: 1})).toBeVisible();
            }
          });
        });
      }

      test('comes at the second try, opens', async ({page}) => {
        await openAtRest(page, pathOf(on, locale));
        const failed = new Set<string>();
        await page.route(SCRIPTS, async (route) => {
          const [address = ''] = route.request().url().split('?');
          // A page that a link in view leads to may be fetched early, and is asked for once.
          const isEarly = route.request().resourceType() !== 'script';
          if (isEarly || failed.has(address)) return route.continue();
          failed.add(address);
          return GONE.answer(route);
        });
        const asked = scriptsAskedFor(page);
        await press(page, locale);
        await opened(page, locale);
        expect(failed.size).toBeGreaterThan(0);
        // Each once as it is called, and once at an address that no cache knows.
        for (const address of failed) {
          const tries = () => asked.filter((url) => url.startsWith(address));
          await expect.poll(() => tries().length).toBe(2);
          expect(tries()[1]).toMatch(/\.js\?\w+$/);
        }
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
      });
    });
  }

  test(`${locale}: a style that does not come counts as the piece`, async ({page}) => {
    await openAtRest(page, pathOf('gallery', locale));
    await page.route('**/assets/css/*.css*', GONE.answer);
    await photo(page).click();
    await page.waitForURL(/\.jpg$/);
  });

  test(`${locale}: the piece of a first page is gone: the page stays and leads on`, async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) =>
      /runtime~main|\/main\./.test(route.request().url()) ? route.continue() : GONE.answer(route),
    );
    await page.goto(pathOf('gallery', locale));
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-plain', '');
    await expect(page.getByRole('button', {name: WORDS[locale].filter})).toBeHidden();
    await photo(page).click();
    await page.waitForURL(/\.jpg$/);
  });

  test(`${locale}: a profile whose piece is gone: the list stays, and the next press asks anew`, async ({
    page,
  }) => {
    const list = pathOf('masseuses', locale);
    const open = page.locator('[data-opens]').first();
    await openAtRest(page, list);
    await page.route(SCRIPTS, GONE.answer);
    await open.click();
    await expect(sentence(page, locale)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(open).toBeVisible();
    await page.unroute(SCRIPTS);
    await open.click();
    await expect(page).toHaveURL(/\?selected=/);
    await expect(page.locator('#profile-name')).toBeVisible();
  });
}
