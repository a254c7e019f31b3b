/** Every word before a photo can be read where it stands, from phones to wide screens. */
import {contrastFailures} from './contrast';
import {answerConsent, expect, hydrated, pages, test} from '../e2e/test';

/** Of every word, whatever its size: a lamp or a flame behind a large letter would pass at 3. */
const LEAST_CONTRAST = 4.5;
const WIDTHS = [390, 820, 1024, 1440, 1920];
const WITH_PHOTO = [
  'home',
  'masseuses',
  'outcall',
  'gallery',
  'about',
  'casting',
  'contact',
  'programs/kaula-tantra',
  'programs/nyx-sensoria',
  'programs/ananga-sutra',
];

/** Five windows a page take their time on a small machine. */
test.describe.configure({timeout: 120_000});
test.use({deviceScaleFactor: 2});

/** Runs in the page: marks everything in the hero that has words of its own, and names it by selectors. */
function heroWords(): string[] {
  const elements = [...document.querySelectorAll('.hideUntilComplete *')].filter(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
  );
  return elements.map((element, index) => {
    element.setAttribute('data-word', String(index));
    return `[data-word="${index}"]`;
  });
}

for (const {id, locale, path} of pages.filter((page) => WITH_PHOTO.includes(page.id))) {
  test(`words before the photo of ${id} can be read (${locale})`, async ({page}) => {
    await answerConsent(page);
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const words = await page.evaluate(heroWords);
      expect(words.length).toBeGreaterThan(1);
      expect(await contrastFailures(page, words, LEAST_CONTRAST), `${width} px`).toEqual([]);
    }
  });
}
