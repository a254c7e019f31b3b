import type {Page} from 'playwright/test';

/** Opens a page without its scripts but with all styles and fonts, and lays out what is not in view. */
export async function openPlain(page: Page, path: string): Promise<void> {
  await page.route('**/assets/js/*', (route) => route.abort());
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  const sheet = await page.locator('#site-scripts').getAttribute('data-styles');
  for (const url of [sheet ?? '', '/fonts/late.css']) await page.addStyleTag({url});
  await page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    await document.fonts.ready;
  });
}
