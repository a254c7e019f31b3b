/** Every page at every width: what can be pressed answers, nothing is cut off; one visit a page. */
import {beyondTheEdge, brokenWords, deafControls, lowLinks} from './layout';
import {expect, hydrated, pages, test, answerConsent} from './test';

test.describe.configure({timeout: 60_000});

const WIDTHS = [1920, 1440, 1024, 820, 390];
const NARROWEST = 320;
const NOT_FOUND = ['/no-such-page', '/es/no-existe'];

for (const path of [...pages.map((entry) => entry.path), ...NOT_FOUND]) {
  test(`${path} answers the pointer and fits its window`, async ({page}) => {
    await answerConsent(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await page.evaluate(deafControls), `${width} px: controls`).toEqual([]);
      expect.soft(await page.evaluate(beyondTheEdge), `${width} px: edges`).toEqual([]);
      expect.soft(await page.evaluate(lowLinks), `${width} px: links`).toEqual([]);
    }
    // Text at 200 %: as the browser's own setting has it, and as an enlarged root has it.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
    expect.soft(await page.evaluate(beyondTheEdge), '200 % by setting').toEqual([]);
    expect.soft(await page.evaluate(brokenWords), '200 % by setting: words').toEqual([]);
    await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await page.evaluate(beyondTheEdge), '200 % of the root').toEqual([]);
    expect.soft(await page.evaluate(brokenWords), '200 % of the root: words').toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({width: NARROWEST, height: 900});
    expect.soft(await page.evaluate(beyondTheEdge), `${NARROWEST} px`).toEqual([]);
  });
}
