/**
 * Faults of a page's layout: what cannot be pressed, does not fit, or is too small. Each function runs in the
 * page and returns one line for each fault.
 */

/** Controls that a press does not reach, because something else lies over their middle or a corner. */
export function coveredControls(): string[] {
  const CONTROLS = 'a[href], button, summary, input, select, textarea, label';
  /** Pixels from the edge of a control to the points near its corners. */
  const INSET = 4;
  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} “${words.trim().slice(0, 40)}”`;
  };
  /** The control that a press on an element reaches. */
  const controlOf = (element: Element | null): Element | null => {
    const control = element?.closest(CONTROLS) ?? null;
    return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
  };
  // Nobody presses what is invisible: a skip link without the focus, or a copy that is hidden from readers.
  const isPressed = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest('.visuallyHidden, [aria-hidden="true"], [inert]') &&
    element.getBoundingClientRect().width > 2 &&
    getComputedStyle(element).clipPath !== 'inset(50%)';

  /** The middle, and near each corner: a point of a box as shares of its size from the left and the top. */
  const pointsOf = ({width, height}: DOMRect): (readonly [number, number])[] => {
    const x = Math.min(INSET / width, 0.25);
    const y = Math.min(INSET / height, 0.25);
    const corners = [x, 1 - x].flatMap((across) =>
      [y, 1 - y].map((down) => [across, down] as const),
    );
    return [[0.5, 0.5], ...corners];
  };

  return [...document.querySelectorAll(CONTROLS)].filter(isPressed).flatMap((control) => {
    control.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const wanted = controlOf(control);
    for (const [line, box] of [...control.getClientRects()].entries()) {
      for (const [index, [across, down]] of pointsOf(box).entries()) {
        // The ends of a control that is nearly as high as the window would lie under the bars.
        if (box.height > innerHeight / 2) {
          const {top} = control.getBoundingClientRect();
          scrollBy({top: top + box.height * down - innerHeight / 2, behavior: 'instant'});
        }
        const {left, top} = control.getClientRects()[line] ?? box;
        const [x, y] = [left + box.width * across, top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (!hit || controlOf(hit) === wanted) continue;
        // A chamfered corner is not part of the control.
        const all = document.elementsFromPoint(x, y);
        if (index > 0 && !all.some((element) => controlOf(element) === wanted)) continue;
        return [`${nameOf(control)}: under ${hit.localName} ${hit.getAttribute('class') ?? ''}`];
      }
    }
    return [];
  });
}

/** What lies beyond an edge of the window: the page scrolls sideways, or words and controls are cut off. */
export function beyondTheEdge(): string[] {
  const root = document.documentElement;
  const edge = root.clientWidth;
  /** A strip that scrolls by itself may hold what is wider than the window. */
  const isInStrip = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent === document.body) return false;
      if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return true;
    }
    return false;
  };
  const isRead = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest('.visuallyHidden, [aria-hidden="true"]') &&
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const isBeyond = ({left, right, width}: DOMRect): boolean =>
    width > 2 && (left < -1 || right > edge + 1);

  // Where a box lies is asked first: few are beyond, and whether anybody reads them takes longer to find out.
  const wordsBeyond = (): string[] => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!element || !text.data.trim()) continue;
      range.selectNodeContents(text);
      if (![...range.getClientRects()].some(isBeyond)) continue;
      if (isRead(element) && !isInStrip(element)) {
        found.push(`“${text.data.trim().slice(0, 40)}” is cut off`);
      }
    }
    return found;
  };
  const controlsBeyond = (): string[] =>
    [...document.querySelectorAll('a[href], button, summary, input, select')]
      .filter(
        (control) =>
          isBeyond(control.getBoundingClientRect()) && isRead(control) && !isInStrip(control),
      )
      .map((control) => {
        const words = control.getAttribute('aria-label') ?? control.textContent;
        return `${control.localName} “${words.trim().slice(0, 40)}” is beyond the edge`;
      });

  const width = Math.max(root.scrollWidth, document.body.scrollWidth);
  const page = width > edge ? [`the page is ${width} px wide`] : [];
  return [...page, ...wordsBeyond(), ...controlsBeyond()];
}

/** Links too low for a finger: 24 px in lists, 44 px in tables (WCAG 2.2, 2.5.8 and 2.5.5). */
export function lowLinks(): string[] {
  return [...document.querySelectorAll('li a[href], :is(td, th) a[href]')].flatMap((link) => {
    if (!link.checkVisibility({visibilityProperty: true})) return [];
    const cell = link.closest('li, td, th');
    const needed = cell?.localName === 'li' ? 24 : 44;
    const {height, width} = link.getBoundingClientRect();
    if (width < 2 || height >= needed - 0.01) return [];
    return [`“${link.textContent.trim().slice(0, 40)}”: ${height.toFixed(1)} of ${needed} px`];
  });
}

/** Short words that are broken at the end of a line: their column is too narrow for its text. */
export function brokenWords(): string[] {
  /** Letters of the longest word that must not be broken. */
  const LONGEST = 8;
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    // Addresses have no other place to break, and text for screen readers alone has no width.
    if (!text.parentElement?.checkVisibility() || /[@/]/.test(text.data)) continue;
    if (text.parentElement.closest('.visuallyHidden')) continue;
    for (const {0: word, index} of text.data.matchAll(/\p{L}+/gu)) {
      // Chinese and Japanese break between any two characters.
      if (
        word.length > LONGEST ||
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
      )
        continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // WebKit also returns the empty end of the line before.
      const boxes = [...range.getClientRects()].filter(({width}) => width > 0);
      const [first, ...others] = boxes;
      if (first && others.some(({top}) => top > first.bottom - 2)) {
        found.push(`“${word}” in “${text.data.trim().slice(0, 40)}”`);
      }
    }
  }
  return found;
}

/** What a reader must find on one line: texts that match a pattern, inside elements that match a selector. */
export type Unit = {readonly pattern: string; readonly within: string};

/** Telephone numbers. */
export const NUMBERS: Unit = {pattern: String.raw`\+?\d+(\s\d{3}){2,}`, within: 'body'};

/** Telephone numbers that are drawn from right to left: their last group stands before the first. */
export function reversedNumbers(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const {0: number, index} of text.data.matchAll(/\+?\d+(?:\s\d{2,3}){2,}/gu)) {
      const leftOf = (from: number, to: number): number => {
        const range = document.createRange();
        range.setStart(text, index + from);
        range.setEnd(text, index + to);
        return range.getBoundingClientRect().left;
      };
      if (leftOf(0, 1) > leftOf(number.length - 1, number.length)) found.push(number);
    }
  }
  return found;
}

/** Units that are broken at the end of a line. */
export function brokenUnits({pattern, within}: Unit): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest(within) || !text.parentElement.checkVisibility()) continue;
    for (const {0: unit, index} of text.data.matchAll(new RegExp(pattern, 'gu'))) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + unit.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({top}) => top > first.bottom - 2)) found.push(unit);
    }
  }
  return found;
}

/** Buttons, and links that look like them, whose label takes more than one line. */
export function brokenLabels(): string[] {
  return [...document.querySelectorAll('a.chamferButton, button')].flatMap((control) => {
    if (!control.checkVisibility({visibilityProperty: true, opacityProperty: true})) return [];
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const words = text.parentElement;
      if (!words || words.closest('.visuallyHidden')) continue;
      if (getComputedStyle(words).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({top}) => top > first.bottom - 2)) {
        return [`“${text.data.trim()}” on ${others.length + 1} lines`];
      }
    }
    return [];
  });
}
