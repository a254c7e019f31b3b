/** Words that a reader does not get to see whole: boxes, bars and the window's foot lie in their way. */
import type {Page} from 'playwright/test';

/** Pixels by which words may reach out. */
const TOLERANCE = 2;

type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

type Box = {
  readonly name: string;
  readonly edges: Edges;
  /** Whether it stays in the window while the page scrolls. */
  readonly stays: boolean;
  readonly cutsAcross: boolean;
  readonly cutsDown: boolean;
  readonly scrolls: boolean;
};

type ShownText = {
  readonly words: string;
  /** Height of the letters in pixels: lines are taller. */
  readonly size: number;
  readonly lines: readonly Edges[];
  /** Places in the list of boxes. */
  readonly around: readonly number[];
};

type Measured = {
  readonly boxes: readonly Box[];
  readonly texts: readonly ShownText[];
  /** What stands beside the page's content, as places in the list of boxes. */
  readonly bars: readonly number[];
  /** Where the page ends, in pixels from the window's upper edge. */
  readonly end: number;
  readonly windowHeight: number;
};

/**
 * Runs in the page: its texts with the boxes around them, and its bars. As JSON, because Playwright takes several times
 * as long to hand over so many objects.
 */
function measure(): string {
  const isRead = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest('.visuallyHidden, [aria-hidden="true"], noscript') &&
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const edgesOf = ({left, right, top, bottom}: DOMRect): Edges => ({left, right, top, bottom});

  const boxes: Box[] = [];
  const places = new Map<Element, number>();
  const placeOf = (element: Element): number => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const {position, overflowX, overflowY} = getComputedStyle(element);
    const stays = /fixed|sticky/.test(position);
    const cuts = (overflow: string): boolean => stays || /hidden|clip/.test(overflow);
    const name = `${element.localName} ${element.className}`;
    const edges = edgesOf(element.getBoundingClientRect());
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    const [cutsAcross, cutsDown] = [cuts(overflowX), cuts(overflowY)];
    const place = boxes.push({name, edges, stays, cutsAcross, cutsDown, scrolls}) - 1;
    places.set(element, place);
    return place;
  };
  /** The boxes around a text, up to one that scrolls by itself. */
  const placesAround = (element: Element): number[] => {
    const around: number[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const place = placeOf(at);
      around.push(place);
      if (boxes[place]?.scrolls) break;
    }
    return around;
  };

  const texts: ShownText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim().slice(0, 40) ?? '';
    if (!element || !words || !isRead(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({width, height}) => width > 2 && height > 2);
    const size = parseFloat(getComputedStyle(element).fontSize);
    texts.push({words, size, lines: lines.map(edgesOf), around: placesAround(element)});
  }
  const bars = [...document.querySelectorAll('body > *, #__docusaurus > *')]
    .filter(isRead)
    .map(placeOf);
  const end = document.documentElement.scrollHeight - scrollY;
  const measured: Measured = {boxes, texts, bars, end, windowHeight: innerHeight};
  return JSON.stringify(measured);
}

/** How far a line's box reaches beyond its letters, above and below. */
const spareOf = ({top, bottom}: Edges, size: number): number =>
  Math.max(0, bottom - top - size) / 2 + TOLERANCE;

/** Whether a line of text reaches out of a box that cuts it off. */
function isCut(line: Edges, size: number, {edges, cutsAcross, cutsDown}: Box): boolean {
  const spare = spareOf(line, size);
  const isCutAcross = line.left < edges.left - TOLERANCE || line.right > edges.right + TOLERANCE;
  const isCutDown = line.top + spare < edges.top || line.bottom - spare > edges.bottom;
  return (cutsAcross && isCutAcross) || (cutsDown && isCutDown);
}

/**
 * Words that reach out of a box that cuts off what overflows, or out of a bar that stays in the window; and words at
 * the end of the page that such a bar at the window's foot would cover for ever.
 */
export async function cutOffWords(page: Page): Promise<string[]> {
  const measured = JSON.parse(await page.evaluate(measure)) as Measured;
  const {boxes, texts, bars, end, windowHeight} = measured;
  const boxesAt = (places: readonly number[]): Box[] =>
    places.flatMap((place) => boxes[place] ?? []);
  const feet = boxesAt(bars).filter(
    ({stays, edges}) => stays && Math.abs(edges.bottom - windowHeight) < 1,
  );
  const lowest = end - Math.max(0, ...feet.map(({edges}) => edges.bottom - edges.top));
  return texts.flatMap(({words, size, lines, around}) => {
    const found: string[] = [];
    const boxesAround = boxesAt(around);
    const cutting = boxesAround.find((box) => lines.some((line) => isCut(line, size, box)));
    if (cutting) found.push(`“${words}” is cut off by ${cutting.name}`);
    const isOfPage = !boxesAround.some(({stays}) => stays);
    const isBelow = lines.some((line) => line.bottom - spareOf(line, size) > lowest);
    if (isOfPage && isBelow) found.push(`“${words}” stays under a bar`);
    return found;
  });
}
