/**
 * The samples of Markdown (tests/fixtures/markdown) in every layout and language, and the prices and questions of
 * tests/fixtures/house: accessible, readable, large enough to press, and inside the window at every width. tests/site
 * builds them; here they are built only if that was not done.
 */
import {findings} from '../e2e/axe';
import {watchRefusals} from '../e2e/refusals';
import {answerConsent, expect, foundBy, hydrated, lateFonts, test} from '../e2e/test';
import {HOUSE_PATHS, SAMPLE_PATHS} from '../fixtures/markdown/samples';
import {contrastFailures} from './contrast';
import {beyondTheEdge, brokenWords, coveredControls, lowLinks} from './layout';
import {openSamples} from './samplesSite';
import {smallControls} from './targets';
import {wordsOverWords} from './wordsOverWords';

const WIDTHS = [1440, 820, 320, 390];
/** Translations have the same forms in other words: at these widths they have most and least room. */
const TRANSLATED_WIDTHS = [1440, 320];
/** Where axe looks: colours and names are the same at all widths, and colours in all languages. */
const WITH_AXE = [1440, 390];
/** In px: text at twice its size. */
const ENLARGED = {standard: 32, fixed: 26};

/** Runs in the page: opens the answers to questions. */
function openQuestions(): void {
  for (const question of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    question.open = true;
  }
}

test('samples of Markdown are accessible and fit every window', async ({page}) => {
  test.setTimeout(600_000);
  const {url, close} = await openSamples();
  await answerConsent(page);
  const refused = await watchRefusals(page);
  const session = await page.context().newCDPSession(page);
  for (const path of [...SAMPLE_PATHS, ...HOUSE_PATHS]) {
    await page.goto(new URL(path, url).href);
    await hydrated(page);
    await lateFonts(page);
    await page.evaluate(openQuestions);
    const isTranslation = path.startsWith('/es/');
    const without = isTranslation ? ['color-contrast'] : [];
    for (const width of isTranslation ? TRANSLATED_WIDTHS : WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const where = `${path} at ${width} px`;
      const {found, open} = WITH_AXE.includes(width)
        ? await findings(page, {without})
        : {found: [], open: []};
      expect.soft(found, where).toEqual([]);
      const inText = open.filter((selector) => !/header|footer|booking/.test(selector));
      const contrasts = new Map(inText.map((selector) => [selector, 0]));
      if (contrasts.size > 0)
        expect.soft(await contrastFailures(page, contrasts), where).toEqual([]);
      const faults = await foundBy(page, [
        beyondTheEdge,
        brokenWords,
        coveredControls,
        lowLinks,
        wordsOverWords,
        ...(width < 820 ? [smallControls] : []),
      ]);
      expect.soft(faults, where).toEqual([]);
    }
    await session.send('Page.setFontSizes', {fontSizes: ENLARGED});
    expect.soft(await page.evaluate(beyondTheEdge), `${path}, large text`).toEqual([]);
    await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
  }
  expect(refused).toEqual([]);
  await close();
});
