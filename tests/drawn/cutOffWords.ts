/**
 * Runs in the page: words that reach out of a box that cuts off what overflows, or out of a bar that stays in the
 * window; and words at the end of the page that such a bar at the window's foot would cover for ever.
 */
export function cutOffWords(): string[] {
  const TOLERANCE = 2;
  const isRead = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest('.visuallyHidden, [aria-hidden="true"], noscript') &&
    getComputedStyle(element).clipPath !== 'inset(50%)';
  type Box = {
    readonly element: Element;
    readonly edges: DOMRect;
    /** Whether it stays in the window while the page scrolls. */
    readonly stays: boolean;
    readonly cutsAcross: boolean;
    readonly cutsDown: boolean;
    readonly scrolls: boolean;
  };
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known) return known;
    const {position, overflowX, overflowY} = getComputedStyle(element);
    const stays = /fixed|sticky/.test(position);
    const cuts = (overflow: string): boolean => stays || /hidden|clip/.test(overflow);
    const box = {
      element,
      edges: element.getBoundingClientRect(),
      stays,
      cutsAcross: cuts(overflowX),
      cutsDown: cuts(overflowY),
      scrolls: /auto|scroll/.test(overflowX + overflowY),
    };
    boxes.set(element, box);
    return box;
  };

  /** The boxes around a text, up to one that scrolls by itself. */
  const boxesAround = (element: Element): Box[] => {
    const around: Box[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const box = boxOf(at);
      around.push(box);
      if (box.scrolls) break;
    }
    return around;
  };

  /** Whether a line of text reaches out of a box that cuts it off. */
  const isCut = (line: DOMRect, spare: number, {edges, cutsAcross, cutsDown}: Box): boolean =>
    (cutsAcross && (line.left < edges.left - TOLERANCE || line.right > edges.right + TOLERANCE)) ||
    (cutsDown && (line.top + spare < edges.top || line.bottom - spare > edges.bottom));

  const bars = [...document.querySelectorAll('body > *, #__docusaurus > *')].filter(
    (element) => boxOf(element).stays && isRead(element),
  );
  const feet = bars.map(boxOf).filter(({edges}) => Math.abs(edges.bottom - innerHeight) < 1);
  const foot = Math.max(0, ...feet.map(({edges}) => edges.height));
  const end = document.documentElement.scrollHeight - foot - scrollY;

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = `“${node.textContent?.trim().slice(0, 40)}”`;
    if (!element || words === '“”' || !isRead(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({width, height}) => width > 2 && height > 2);
    const size = parseFloat(getComputedStyle(element).fontSize);
    const around = boxesAround(element);
    // Lines are taller than their letters.
    const spareOf = ({height}: DOMRect): number => Math.max(0, height - size) / 2 + TOLERANCE;
    const by = around.find((box) => lines.some((line) => isCut(line, spareOf(line), box)));
    if (by) found.push(`${words} is cut off by ${by.element.localName} ${by.element.className}`);
    const isOfPage = !around.some(({stays}) => stays);
    if (isOfPage && lines.some((line) => line.bottom - spareOf(line) > end)) {
      found.push(`${words} stays under a bar`);
    }
  }
  return found;
}
