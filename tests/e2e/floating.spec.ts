/** What floats over the page: back to top covers no link, and there is one WhatsApp button at every width. */
import {lightPage} from './content';
import {expect, hydrated, locales, test} from './test';
import {word} from '../words';

/** Runs in the page: links of the footer that the button “back to top”, of this label, covers at its end. */
async function coveredLinks(label: string): Promise<string[]> {
  window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const top = document.querySelector(`button[aria-label="${label}"]`);
  if (!top?.checkVisibility({visibilityProperty: true})) return ['the button is missing'];
  const button = top.getBoundingClientRect();
  return [...document.querySelectorAll('footer :is(a, button)')]
    .filter((link) => {
      const box = link.getBoundingClientRect();
      return (
        box.right > button.left &&
        box.left < button.right &&
        box.bottom > button.top &&
        box.top < button.bottom
      );
    })
    .map((link) => link.textContent);
}

for (const {locale} of locales) {
  test(`back to top covers no link, with and without the banner (${locale})`, async ({page}) => {
    await page.goto(lightPage(locale));
    await hydrated(page);
    const banner = page.locator('[data-cookie-banner]');
    await banner.waitFor();
    const chats = page.locator(
      'header a[href^="https://wa.me/"], #booking-bar a[href^="https://wa.me/"]',
    );
    for (const isAsked of [true, false]) {
      if (!isAsked) await banner.getByRole('button').first().click();
      await expect(banner).toHaveCount(isAsked ? 1 : 0);
      for (let width = 320; width <= 1920; width += 80) {
        await page.setViewportSize({width, height: 900});
        expect(await page.evaluate(coveredLinks, word('frame.top', locale)), `${width} px`).toEqual(
          [],
        );
      }
    }
    for (const width of [390, 640, 820, 991, 992, 1440]) {
      await page.setViewportSize({width, height: 900});
      await expect(chats.filter({visible: true}), `${width} px`).toHaveCount(1);
    }
  });
}
