/**
 * While the picture of one emblem is missing, all cards show engravings (EmblemPicture). The site under
 * test has all its pictures, so the engravings are put into the frames here, with their own style.
 */
import {expect, hydrated, locales, answerConsent, pages, test} from '../e2e/test';

/** px between the end of a drawing and the words below it. */
const LEAST = 4;

/** Runs in the page: puts every emblem's engraving in its frame; returns how many there are. */
async function engrave(): Promise<number> {
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) =>
      'cssRules' in rule ? [rule, ...rules(rule.cssRules as CSSRuleList)] : [rule],
    );
  const place = [...document.styleSheets]
    .flatMap((sheet) => rules(sheet.cssRules))
    .find((rule) => rule.cssText.includes('var(--emblem-bottom') && rule instanceof CSSStyleRule);
  if (!(place instanceof CSSStyleRule)) throw new Error('No style places engravings.');
  const drawings = [...document.images].flatMap((image) => {
    const source = image.parentElement?.querySelector('source')?.srcset ?? '';
    const emblem = /\/emblem-([a-z]+)-/.exec(source)?.[1];
    if (!emblem) return [];
    const drawing = new Image(400, 500);
    drawing.src = `/img/emblem/${emblem}.svg`;
    const holder = document.createElement('div');
    holder.className = place.selectorText.slice(1);
    holder.append(drawing);
    image.closest('.xamfra')?.append(holder);
    image.style.visibility = 'hidden';
    return [drawing];
  });
  await Promise.all(drawings.map((drawing) => drawing.decode()));
  return drawings.length;
}

/** Runs in the page: px from the end of every drawing to the first line of its card's words. */
function gaps(): {readonly card: string; readonly gap: number}[] {
  const canvas = Object.assign(document.createElement('canvas'), {width: 400, height: 500});
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('No canvas.');
  return [...document.querySelectorAll<HTMLImageElement>('img[src^="/img/emblem/"]')].map(
    (drawing) => {
      context.clearRect(0, 0, 400, 500);
      context.drawImage(drawing, 0, 0, 400, 500);
      const {data} = context.getImageData(0, 0, 400, 500);
      // The last point of the drawing that is more than a shimmer.
      const last = data.findLastIndex((value, index) => index % 4 === 3 && value > 40);
      const share = (Math.floor(last / 1600) + 1) / 500;
      // The drawing keeps its proportion in the middle of its box.
      const box = drawing.getBoundingClientRect();
      const height = Math.min(box.height, box.width * 1.25);
      const end = (box.top + box.bottom - height) / 2 + height * share;
      const card = drawing.closest('a, article');
      if (!card) throw new Error('An emblem outside a card.');
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.textContent?.trim() || text.parentElement?.closest('.visuallyHidden, noscript'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const {top, left, right, width} of range.getClientRects()) {
          if (width > 2 && right > box.left && left < box.right) tops.push(top);
        }
      }
      return {card: drawing.src, gap: Math.min(...tops) - end};
    },
  );
}

for (const {locale} of locales) {
  for (const id of ['home', 'masseuses', 'outcall']) {
    test(`engraved emblems of ${id} end above the words (${locale})`, async ({page}) => {
      await answerConsent(page);
      const {path} = pages.find((entry) => entry.id === id && entry.locale === locale) ?? {};
      await page.goto(path ?? '');
      await hydrated(page);
      expect(await page.evaluate(engrave)).toBeGreaterThan(6);
      for (const width of [320, 390, 820, 1024, 1440, 1920]) {
        await page.setViewportSize({width, height: 900});
        const close = (await page.evaluate(gaps)).filter(({gap}) => gap < LEAST);
        expect(close, `${width} px`).toEqual([]);
      }
    });
  }
}
