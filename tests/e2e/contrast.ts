/**
 * Contrast of text over pictures and gradients, which axe cannot compute: the text is made
 * transparent and the rendered pixels behind its lines are sampled.
 */
import type {Page} from '@playwright/test';
import sharp from 'sharp';

type Line = {
  readonly selector: string;
  readonly colour: readonly [number, number, number];
  /** WCAG 2.2: 3 for large text, 4.5 otherwise. */
  readonly needed: number;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
};

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Text lines of the elements, with their colour, in page coordinates. */
function linesOf(selectors: readonly string[]): Line[] {
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const style = getComputedStyle(element);
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) return [];
    canvas.fillStyle = style.color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    // Text painted by its background (the wordmark) is decoration and hidden from readers.
    if (alpha < 128) return [];
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isRead = Boolean(text.parentElement?.closest('.visuallyHidden'));
      if (!isRead && text.data.trim()) texts.push(text);
    }
    const rectanglesOf = (text: Text): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    return texts
      .flatMap(rectanglesOf)
      .filter(({width, height}) => width > 2 && height > 2)
      .map(({left, top, width, height}) => ({
        selector,
        colour: [red, green, blue] as const,
        needed: large ? 3 : 4.5,
        box: {left: left + scrollX, top: top + scrollY, width, height},
      }));
  });
}

/** Makes all text invisible, and one element of the page. */
function hideText(element: string | null): void {
  const sheet = new CSSStyleSheet();
  const hidden = element ? `${element}, ${element} * { visibility: hidden !important }` : '';
  sheet.replaceSync(
    `*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration: none !important; transition: none !important } ${hidden}`,
  );
  document.adoptedStyleSheets = [sheet];
}

function showText(): void {
  document.adoptedStyleSheets = [];
}

/** The share of pixels that may be brighter (light text) without being counted: single sparkles. */
const TOLERATED = 0.02;

/** The contrast of a line of text with the least favourable pixels behind it. */
async function contrastOf(
  line: Line,
  screenshot: Buffer,
  page: {width: number; height: number},
): Promise<number> {
  const left = Math.max(0, Math.floor(line.box.left));
  const top = Math.max(0, Math.floor(line.box.top));
  const width = Math.min(Math.ceil(line.box.width), page.width - left);
  const height = Math.min(Math.ceil(line.box.height), page.height - top);
  if (width < 2 || height < 2) return Infinity;
  const {data, info} = await sharp(screenshot)
    .extract({left, top, width, height})
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const text = luminance(line.colour);
  const contrasts: number[] = [];
  for (let index = 0; index + 2 < data.length; index += info.channels) {
    const ground = luminance([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]);
    contrasts.push((Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * TOLERATED)] ?? Infinity;
}

/** The bar that floats over small screens: measured where it floats, and hidden when the page below is. */
const BAR = '#booking-bar';

/** Failures among lines, on a screenshot of the whole page or of what is in view. */
async function failuresOf(page: Page, lines: readonly Line[], whole: boolean): Promise<string[]> {
  if (lines.length === 0) return [];
  await page.evaluate(hideText, whole ? BAR : null);
  const screenshot = await page.screenshot({fullPage: whole, scale: 'css', animations: 'disabled'});
  await page.evaluate(showText);
  const {width = 0, height = 0} = await sharp(screenshot).metadata();
  const failures: string[] = [];
  for (const line of lines) {
    const contrast = await contrastOf(line, screenshot, {width, height});
    if (contrast < line.needed) {
      failures.push(`contrast ${contrast.toFixed(2)} of ${line.needed}: ${line.selector}`);
    }
  }
  return failures;
}

/** Lines of text among `selectors` whose contrast with the rendered pixels behind them is too low. */
export async function contrastFailures(
  page: Page,
  selectors: readonly string[],
): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const floating = await page.evaluate(
    ([bar, list]) => list.filter((selector) => document.querySelector(selector)?.closest(bar)),
    [BAR, selectors] as const,
  );
  const inBar = selectors.filter((selector) => floating.includes(selector));
  const others = selectors.filter((selector) => !floating.includes(selector));
  const failures = [
    ...(await failuresOf(page, await page.evaluate(linesOf, others), true)),
    ...(await failuresOf(page, await page.evaluate(linesOf, inBar), false)),
  ];
  return [...new Set(failures)];
}
