/** Runs in the page: words that overlap other words, one line for each pair. */
export function wordsOverWords(): string[] {
  /** The boxes of lines that are close to each other overlap a little; from this share of a height on, words do. */
  const SHARE = 0.35;
  type Line = {readonly words: string; readonly element: Element; readonly box: DOMRect};

  const isRead = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest('.visuallyHidden, [aria-hidden="true"], noscript') &&
    getComputedStyle(element).clipPath !== 'inset(50%)';
  /** What keeps its place in the window lies over the page by design. */
  const stays = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  // An initial reaches over several lines, and its box is taller still.
  const isLine = ({element, box}: Line): boolean =>
    box.height < 2 * parseFloat(getComputedStyle(element).fontSize);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: Line[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!element || words === '') continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 2 && box.height > 2) lines.push({words: words.slice(0, 40), element, box});
    }
  }
  const covers = (one: DOMRect, other: DOMRect): boolean => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 4 && down > SHARE * Math.min(one.height, other.height);
  };
  // Where a box lies is asked first: few overlap, and whether anybody reads them takes longer to find out.
  const overlap = (one: Line, other: Line): boolean =>
    covers(one.box, other.box) &&
    // Lines of one paragraph are as close as its line height makes them.
    !one.element.contains(other.element) &&
    !other.element.contains(one.element) &&
    [one, other].every((line) => isLine(line) && isRead(line.element) && !stays(line.element));
  const sorted = lines.sort((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  sorted.forEach((line, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.top > line.box.bottom) break;
      if (overlap(line, other)) found.add(`“${line.words}” and “${other.words}”`);
    }
  });
  return [...found];
}
