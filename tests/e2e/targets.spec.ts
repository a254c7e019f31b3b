/** What the accessibility statement claims of buttons and controls: 44 pixels, links in sentences excepted. */
import {answerConsent, expect, hydrated, pages, test} from './test';

/** One page of each make, in both languages. */
const IDS = ['home', 'masseuses', 'massage-menu', 'gallery', 'casting', 'programs/four-hands'];

/** Controls smaller than a fingertip, in px of the page. Runs in the page. */
function smallControls(): string[] {
  const LEAST = 44;
  return [...document.querySelectorAll('a[href], button, summary, select, input')].flatMap(
    (control) => {
      const style = getComputedStyle(control);
      const isDrawn =
        control.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        style.clipPath !== 'inset(50%)' &&
        !control.closest('.visuallyHidden, [aria-hidden="true"]');
      const sentence = control.closest('p');
      const inSentence =
        style.display === 'inline' ||
        (sentence !== null && sentence.textContent.trim() !== control.textContent.trim());
      const {width, height} = control.getBoundingClientRect();
      if (!isDrawn || inSentence || width < 2) return [];
      if (width >= LEAST - 0.1 && height >= LEAST - 0.1) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${name.trim().slice(0, 40)}: ${width.toFixed(0)} × ${height.toFixed(0)}`];
    },
  );
}

for (const {path} of pages.filter(({id}) => IDS.includes(id))) {
  test(`${path} has no control too small for a finger`, async ({page}) => {
    await answerConsent(page);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(smallControls)).toEqual([]);
  });
}
