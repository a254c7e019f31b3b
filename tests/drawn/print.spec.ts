/** What comes out of the printer: dark ink on white, everything unfolded, nothing that floats. */
import {business, need, pathOf, price, programsIn} from '../e2e/content';
import {expect, hydrated, test} from '../e2e/test';
import {word} from '../words';

/** A program with several sessions, such as most are. */
const PROGRAM = need(
  programsIn('en'),
  'program with sessions',
  ({sessions}) => sessions.length > 1,
);
/** Paper is equally wide from every window; what a small one hides or folds is looked at from a phone's. */
const PAGES = [
  {path: '/massage-menu', locale: 'en', width: 390},
  {path: '/es/menu-masajes', locale: 'es', width: 1440},
  {path: pathOf(PROGRAM.documentId, 'en'), locale: 'en', width: 1440},
  {path: '/es/contacto', locale: 'es', width: 390},
];

for (const {path, locale, width} of PAGES) {
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
        // What is drawn after an element without a position of its own is drawn across the sheet.
        astray: shown
          .filter((element) =>
            ['::before', '::after'].some((part) => {
              const {content, display, position} = getComputedStyle(element, part);
              return content !== 'none' && display !== 'none' && position === 'absolute';
            }),
          )
          .filter((element) => {
            for (let at: Element | null = element; at; at = at.parentElement) {
              if (getComputedStyle(at).position !== 'static') return false;
            }
            return true;
          })
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
    expect(found).toEqual({floating: [], astray: [], pale: [], dark: []});
    await expect(page.getByRole('link', {name: word('frame.skip', locale)})).toBeHidden();
    await expect(page.getByText(business.phone).last()).toBeVisible();
    await expect(
      page.locator('footer').getByText(`${business.address.postalCode} ${business.address.city}`),
    ).toBeVisible();

    if (!/menu/.test(path)) return;
    const program = need(programsIn(locale), 'the program', ({id}) => id === PROGRAM.id);
    const entry = page.getByRole('article').filter({hasText: program.name});
    for (const {minutes, priceEur} of program.sessions) {
      const amount = new RegExp(`${price(priceEur, locale).replace(/\s/, '\\s')}(?!\\d)`);
      await expect(entry.getByText(`${minutes} min`).filter({visible: true})).toHaveCount(1);
      await expect(entry.getByText(amount).filter({visible: true})).toHaveCount(1);
    }
  });
}
