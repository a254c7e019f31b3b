/** What comes out of the printer: dark ink on white, everything unfolded, nothing that floats. */
import {expect, hydrated, test} from './test';

const PAGES = ['/massage-menu', '/es/menu-masajes', '/programs/ananga-sutra', '/es/contacto'];

for (const width of [390, 1440]) {
  for (const path of PAGES) {
    test(`${path} on paper, from a window of ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(path);
      await hydrated(page);
      await page.emulateMedia({media: 'print'});
      const found = await page.evaluate(() => {
        /** Luminance of a computed colour, 0 to 1; 1 also where it is transparent. */
        const luminance = (text: string): number => {
          const [r = 255, g = 255, b = 255, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
          const whole = text.startsWith('color(') ? 1 : 255;
          return alpha === 0 ? 1 : (0.2126 * r + 0.7152 * g + 0.0722 * b) / whole;
        };
        const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
          (element) => element.getClientRects().length > 0 && element.checkVisibility(),
        );
        const own = (element: Element): string =>
          [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent?.trim())
            .join('');
        return {
          floating: shown
            .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
            .map((element) => element.outerHTML.slice(0, 80)),
          pale: shown
            .filter((element) => own(element) && luminance(getComputedStyle(element).color) > 0.45)
            .map((element) => own(element).slice(0, 40)),
          dark: shown
            .filter((element) => element.textContent?.trim())
            .filter((element) => luminance(getComputedStyle(element).backgroundColor) < 0.9)
            .map((element) => element.outerHTML.slice(0, 80)),
        };
      });
      expect(found).toEqual({floating: [], pale: [], dark: []});
      await expect(page.getByRole('link', {name: /Skip to|Saltar al/})).toBeHidden();
      await expect(page.getByText('+34 930 000 000').last()).toBeVisible();
      await expect(page.locator('footer').getByText('08036 Barcelona')).toBeVisible();
    });
  }
}

for (const [path, price] of [
  ['/massage-menu', '€130'],
  ['/es/menu-masajes', /130\s€/],
] as const) {
  test(`${path} prints every session and its price from a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await page.emulateMedia({media: 'print'});
    const prana = page.getByRole('article').filter({hasText: 'Prana Nirvana'});
    await expect(prana.getByText('60 min').filter({visible: true})).toHaveCount(1);
    await expect(prana.getByText(price).filter({visible: true})).toHaveCount(1);
  });
}
