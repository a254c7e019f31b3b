/** A page that cannot be rendered; in the other language and in WebKit: tests/engines. 404 pages: tests/site/notFound. */
import {business, labelOf, lightPage, pageFacts} from './content';
import {expect, hydrated, test} from './test';
import {word} from '../words';

test.use({allowed: {messages: [/broken on purpose/]}});

test('a page that cannot be rendered shows the error screen; every other page works at once', async ({
  page,
}) => {
  const brand = ` · ${business.name}`;
  const galleryTitle = `${pageFacts('gallery').title}${brand}`;
  await page.goto(lightPage('en'));
  await hydrated(page);
  const follow = (label: string): Promise<void> =>
    page
      .locator('header')
      .getByRole('link', {name: label, exact: true, includeHidden: true})
      .first()
      .evaluate((link: HTMLElement) => link.click());
  // Whatever writes a price fails from here on (src/components/labels/Amount.tsx).
  await page.evaluate(() => {
    const {replace} = String.prototype as {
      replace: (sought: string, put: string) => string;
    };
    const broken = function (this: string, sought: string, put: string): string {
      if (sought === '{euros}') throw new Error('broken on purpose');
      return replace.call(this, sought, put);
    };
    const mend = (): void => {
      Object.assign(String.prototype, {replace});
    };
    Object.assign(String.prototype, {replace: broken});
    Object.assign(window, {mend});
  });
  await follow(labelOf('massage-menu', 'en'));
  const screen = page.getByRole('heading', {name: word('error.title')});
  await expect(screen).toBeVisible();
  await expect(page).toHaveTitle(`${word('error.title')}${brand}`);
  await follow(labelOf('gallery', 'en'));
  await expect(screen).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveTitle(galleryTitle);
  // Back shows the screen again as long as the page is broken, and no longer.
  await page.goBack();
  await expect(screen).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle(galleryTitle);
  await page.goBack();
  await expect(screen).toBeVisible();
  await page.evaluate('mend()');
  await page.getByRole('button', {name: word('error.tryAgain')}).click();
  await expect(screen).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
