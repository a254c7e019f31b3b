/** Gallery: filters with counts, and a viewer that runs through the whole set. */
import {PHOTO_CATEGORIES} from '../../src/content/vocabularies';
import {photos as all} from '../e2e/content';
import {expect, hydrated, test} from '../e2e/test';

const COUNT = all.length;
const IN_RECEPTION = all.filter(({category}) => category === 'reception');
/** The place of the shown photo in the viewer. */
const POSITION = new RegExp(`^\\d+ / ${COUNT}$`);
const at = (place: number): string => `${place} / ${COUNT}`;
/** In the order of the labels below. */
const COUNTS = [
  COUNT,
  ...PHOTO_CATEGORIES.map((name) => all.filter(({category}) => category === name).length),
];

const LANGUAGES = [
  {
    path: '/gallery',
    reception: new RegExp(`^Reception ${IN_RECEPTION.length}$`),
    everything: new RegExp(`^All photos ${COUNT}$`),
    first: /Reception/,
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close',
    labels: ['All photos', 'Private suites', 'Facilities', 'Common areas', 'Reception', 'Location'],
  },
  {
    path: '/es/galeria',
    reception: new RegExp(`^Recepción ${IN_RECEPTION.length}$`),
    everything: new RegExp(`^Todas las fotos ${COUNT}$`),
    first: /Recepción/,
    next: 'Imagen siguiente',
    previous: 'Imagen anterior',
    close: 'Cerrar',
    labels: [
      'Todas las fotos',
      'Suites privadas',
      'Instalaciones',
      'Zonas comunes',
      'Recepción',
      'Ubicación',
    ],
  },
];

for (const {path, reception, everything, first, next, previous, close, labels} of LANGUAGES) {
  test.describe(path, () => {
    test('filters show their computed counts', async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      const photos = page.locator('main li:has(> a[href$=".jpg"])').filter({visible: true});
      for (const [index, label] of labels.entries()) {
        const button = page.getByRole('button', {name: `${label} ${COUNTS[index]}`, exact: true});
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(photos).toHaveCount(COUNTS[index] ?? 0);
        await expect(page.locator('main [role="status"]')).toContainText(
          new RegExp(`\\b${COUNTS[index]} (of|de) ${COUNT}\\b`),
        );
      }
    });

    test('opened from a filter, the viewer knows the place in the full set and wraps', async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      // By keyboard, as the accessibility statement claims.
      await page.getByRole('button', {name: reception}).press('Enter');
      const firstInReception = all.findIndex(({file}) => file === IN_RECEPTION[0]?.file) + 1;
      const opener = page.getByRole('link', {name: first}).filter({visible: true}).last();
      const firstOfReception = page.locator('main li:visible > a[href$=".jpg"]').first();
      await firstOfReception.press('Enter');
      const counter = page.getByRole('dialog').getByText(POSITION);
      await expect(counter).toHaveText(at(firstInReception));
      await page.getByRole('button', {name: next}).click();
      await expect(counter).toHaveText(at(firstInReception + 1));
      for (let place = firstInReception; place > 0; place -= 1) {
        await page.keyboard.press('ArrowLeft');
        await expect(counter).toHaveText(at(place));
      }
      await page.keyboard.press('ArrowLeft');
      await expect(counter).toHaveText(at(COUNT));
      await page.getByRole('button', {name: next}).click();
      await expect(counter).toHaveText(at(1));
      await page.getByRole('button', {name: previous}).click();
      await expect(counter).toHaveText(at(COUNT));
      await page.keyboard.press('Escape');
      await expect(counter).toHaveCount(0);
      await expect(firstOfReception).toBeFocused();
      await expect(opener).toBeVisible();
    });

    test('the viewer closes by its button and by a press beside the photo', async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('button', {name: everything}).click();
      const photo = page.locator('main li > a[href$=".jpg"]').first();
      const counter = page.getByRole('dialog').getByText(POSITION);
      await photo.click();
      await expect(counter).toHaveText(at(1));
      await page.getByRole('button', {name: close}).click();
      await expect(counter).toHaveCount(0);
      await photo.click();
      await expect(counter).toHaveText(at(1));
      await page.mouse.click(200, 450);
      await expect(counter).toHaveCount(0);
    });

    test('the viewer counts every press of an arrow, and its buttons have tooltips', async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      await page.locator('main li > a[href$=".jpg"]').first().click();
      const counter = page.getByRole('dialog').getByText(POSITION);
      await expect(counter).toHaveText(at(1));
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
      await expect(counter).toHaveText(at(13));
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
      await expect(counter).toHaveText(at(8));
      for (const name of [next, previous, close]) {
        const button = page.getByRole('dialog').getByRole('button', {name, exact: true});
        await expect(button).not.toHaveAttribute('title');
        await button.hover();
        const tooltip = page.locator('[data-tooltip-bubble]');
        await expect(tooltip).toHaveText(name);
        await expect(tooltip).toBeVisible();
      }
    });

    test('Tab goes round in the viewer and never out of it', async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      await page.locator('main li > a[href$=".jpg"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        const isInside = page.evaluate(() =>
          Boolean(document.activeElement?.closest('[role="dialog"], body:focus')),
        );
        expect(await isInside).toBe(true);
      }
    });

    test('the grid has one, two, three and four columns', async ({page}) => {
      await page.goto(path);
      for (const [width, columns] of [
        [390, 1],
        [576, 2],
        [992, 3],
        [1216, 4],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        const grid = page.locator('main ul:has(> li > a[href$=".jpg"])');
        const tracks = await grid.evaluate(
          (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
        );
        expect(tracks).toBe(columns);
      }
    });

    test('without script a photo opens as an image', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('button', {name: reception})).toBeHidden();
      await page.locator('main li > a[href$=".jpg"]').first().click();
      await page.waitForURL(/\/pictures\/.*\.jpg$/);
      await context.close();
    });
  });
}

test('an unknown category shows all photos', async ({page}) => {
  await page.goto('/gallery?category=%3Cscript%3E');
  await hydrated(page);
  await expect(page.locator('main li > a[href$=".jpg"]').filter({visible: true})).toHaveCount(
    COUNT,
  );
});

test.describe('a photo that does not arrive', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('leaves its alt text and its frame', async ({page}) => {
    await page.route('**/pictures/granate-arch*', (route) => route.abort());
    await page.goto('/gallery');
    await hydrated(page);
    const photo = page.locator('main li > a[href$=".jpg"]').first();
    await expect(photo.getByRole('img')).toHaveAttribute('alt', /globe lamp/);
    const box = await photo.boundingBox();
    expect(box?.height).toBeGreaterThan(200);
  });
});

test.describe('a viewer that cannot be loaded', () => {
  test.use({
    allowed: {
      messages: [
        /Failed to load resource/,
        /ChunkLoadError|Loading .*chunk/,
        /Applying inline style/,
      ],
    },
  });

  test('leaves the photo to be opened as an image', async ({page}) => {
    await page.goto('/gallery');
    await hydrated(page);
    await page.route('**/assets/**', (route) => route.abort());
    await page.locator('main li > a[href$=".jpg"]').first().click();
    await page.waitForURL(/\/pictures\/.*\.jpg$/);
  });
});
