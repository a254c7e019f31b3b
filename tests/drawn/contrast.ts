/**
 * Contrast of text over pictures and gradients, which axe cannot compute: the text is made
 * transparent and the rendered pixels behind its lines are sampled.
 */
import type {Page} from 'playwright/test';
import sharp from 'sharp';

type Line = {
  readonly selector: string;
  /** Whether it is in the bar that floats over small screens. */
  readonly isInBar: boolean;
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

/** Linear light of each 8-bit channel value, 0 to 1 (sRGB, WCAG 2.2). */
const LIGHT = Float64Array.from({length: 256}, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);
}

/** Which elements are measured, and the selector of the bar that floats over small screens. */
type Wanted = {readonly selectors: readonly string[]; readonly bar: string};

/** Runs in the page: text lines of the elements, with their colour, in page coordinates. */
async function linesOf({selectors, bar}: Wanted): Promise<Line[]> {
  window.scrollTo(0, 0);
  await document.fonts.ready;
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  if (!canvas) throw new Error('There is no canvas.');
  const known = new Map<string, Uint8ClampedArray>();
  /** A colour in any notation as its channels, 0 to 255. */
  const channelsOf = (colour: string): Uint8ClampedArray => {
    const before = known.get(colour);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const channels = canvas.getImageData(0, 0, 1, 1).data;
    known.set(colour, channels);
    return channels;
  };
  /** Large text by WCAG 2.2: 18 points, or 14 bold. */
  const isLarge = ({fontSize, fontWeight}: CSSStyleDeclaration): boolean => {
    const size = parseFloat(fontSize);
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  };
  const textsIn = (element: Element): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isHidden = Boolean(text.parentElement?.closest('.visuallyHidden'));
      if (!isHidden && text.data.trim()) texts.push(text);
    }
    return texts;
  };
  const rectanglesOf = (text: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };

  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 0] = channelsOf(style.color);
    // Text painted by its background (the wordmark) is decoration, and hidden from screen readers.
    if (alpha < 128) return [];
    return textsIn(element)
      .flatMap(rectanglesOf)
      .filter(({width, height}) => width > 2 && height > 2)
      .map(({left, top, width, height}) => ({
        selector,
        isInBar: element.closest(bar) !== null,
        colour: [red, green, blue] as const,
        needed: isLarge(style) ? 3 : 4.5,
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

/** The share of the pixels behind a line that may be too close in brightness: single sparkles do not count. */
const TOLERATED = 0.02;

/** A part of the page, in CSS pixels from its upper left corner. */
type Area = Line['box'];

/** An area as bytes: red, green, blue, pixel by pixel. */
type Pixels = {
  readonly area: Area;
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
};

/** The smallest area that holds all lines: what is photographed, and no more. */
function areaOf(lines: readonly Line[]): Area {
  const left = Math.floor(Math.max(0, Math.min(...lines.map(({box}) => box.left))));
  const top = Math.floor(Math.max(0, Math.min(...lines.map(({box}) => box.top))));
  const right = Math.ceil(Math.max(...lines.map(({box}) => box.left + box.width)));
  const bottom = Math.ceil(Math.max(...lines.map(({box}) => box.top + box.height)));
  return {left, top, width: right - left, height: bottom - top};
}

/** The share of the pixels behind a line of text whose contrast with it is too low, 0 to 1. */
function shareBelow(line: Line, {area, data, width, height}: Pixels): number {
  const left = Math.max(0, Math.floor(line.box.left) - area.left);
  const top = Math.max(0, Math.floor(line.box.top) - area.top);
  const right = Math.min(width, left + Math.ceil(line.box.width));
  const bottom = Math.min(height, top + Math.ceil(line.box.height));
  if (right - left < 2 || bottom - top < 2) return 0;
  const text = luminance(...line.colour);
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
      if (contrast < line.needed) count += 1;
    }
  }
  return count / ((right - left) * (bottom - top));
}

/**
 * Photographs an area of the page, outside the window too if `whole`. By the DevTools protocol, because
 * its `optimizeForSpeed` takes half the time of Playwright's screenshot, and pages are up to ten thousand
 * pixels high.
 */
async function pixelsOf(page: Page, area: Area, whole: boolean): Promise<Pixels> {
  const session = await page.context().newCDPSession(page);
  const {data: png} = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: whole,
    clip: {x: area.left, y: area.top, width: area.width, height: area.height, scale: 1},
  });
  await session.detach();
  const {data, info} = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return {area, data, width: info.width, height: info.height};
}

/** The bar that floats over small screens: measured by itself, and hidden while the page below it is. */
const BAR = '#booking-bar';

/** Lines with too little contrast, by a screenshot of the whole page or of what is in the window. */
async function failuresOf(page: Page, lines: readonly Line[], whole: boolean): Promise<string[]> {
  if (lines.length === 0) return [];
  const area = areaOf(lines);
  await page.evaluate(fetchPictures, area);
  await page.evaluate(hideText, whole ? BAR : null);
  // A hero needs no drawing of the page below it.
  const isInWindow = area.top + area.height <= (page.viewportSize()?.height ?? 0);
  const pixels = await pixelsOf(page, area, whole && !isInWindow);
  await page.evaluate(showText);
  return lines.flatMap((line) => {
    const share = shareBelow(line, pixels);
    if (share <= TOLERATED) return [];
    return [`contrast below ${line.needed} with ${(share * 100).toFixed()} %: ${line.selector}`];
  });
}

/** Loads the pictures of an area, which may not have come yet when it is measured. */
async function fetchPictures({top, height}: Area): Promise<void> {
  const pictures = [...document.images].filter((image) => {
    const box = image.getBoundingClientRect();
    const [above, below] = [box.top + scrollY, box.bottom + scrollY];
    return image.checkVisibility() && below > top && above < top + height;
  });
  for (const picture of pictures) picture.loading = 'eager';
  // A decode fails if the window's width asks for another file meanwhile; the second attempt succeeds.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => picture.decode())));
}

/**
 * Lines of text whose contrast with the rendered pixels behind them is too low. Takes selectors, each with
 * the least contrast that its lines need where that is more than WCAG asks of their size.
 */
export async function contrastFailures(
  page: Page,
  least: ReadonlyMap<string, number>,
): Promise<string[]> {
  const linesFor = async (selectors: readonly string[]): Promise<Line[]> =>
    (await page.evaluate(linesOf, {selectors, bar: BAR})).map((line) => ({
      ...line,
      needed: Math.max(line.needed, least.get(line.selector) ?? 0),
    }));
  const lines = await linesFor([...least.keys()]);
  const others = lines.filter(({isInBar}) => !isInBar);
  const failures = await failuresOf(page, others, true);
  const inBar = lines.filter(({isInBar}) => isInBar).map(({selector}) => selector);
  // The bar comes and goes with the buttons of the page: where its words are is asked when it is photographed.
  const bar = inBar.length > 0 ? await linesFor([...new Set(inBar)]) : [];
  failures.push(...(await failuresOf(page, bar, false)));
  return [...new Set(failures)];
}
