/** Runs in the page: what the sheets of a page must show, and faults of its styles for paper. */

/** A heading, the sentence below it, and the words that come next unless they are those of another heading. */
export type Heading = {
  readonly words: string;
  readonly sentence: string;
  readonly next: string | undefined;
};

export function headingsOnPaper(): Heading[] {
  const HEADINGS = 'h1, h2, h3';
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    element.checkVisibility({visibilityProperty: true}) &&
    !element.closest('.visuallyHidden');
  const wordsAfter = (last: Element): string | undefined => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    texts.currentNode = last;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || last.contains(element) || words.length < 3 || !isShown(element)) continue;
      return element.closest(`${HEADINGS}, footer`) ? undefined : words;
    }
    return undefined;
  };
  return [...document.querySelectorAll<HTMLElement>(HEADINGS)]
    .filter((heading) => isShown(heading) && heading.innerText.trim())
    .map((heading) => {
      const beside = heading.nextElementSibling;
      const sentence = beside?.matches('p, .meta') && isShown(beside) ? beside : undefined;
      return {
        words: heading.innerText,
        sentence: sentence instanceof HTMLElement ? sentence.innerText : '',
        next: wordsAfter(sentence ?? heading),
      };
    });
}

/** Sizes of all pictures in points, on a sheet with room for so many pixels; captions are not over pictures. */
export function picturesOnPaper(pixels: number): {width: number; height: number}[] {
  const POINTS = 0.75;
  document.documentElement.style.width = `${pixels}px`;
  const sizes = [...document.querySelectorAll('picture')]
    .filter((picture) => picture.checkVisibility({visibilityProperty: true}))
    .filter((picture) => picture.getClientRects().length > 0)
    .map(({offsetWidth, offsetHeight}) => ({
      width: offsetWidth * POINTS,
      height: offsetHeight * POINTS,
    }));
  document.documentElement.style.width = '';
  return sizes;
}

/** Elements that float, stand astray, are pale or dark, or stand on a picture, one line for each. */
export function faultsOnPaper(): Record<string, string[]> {
  /** Luminance of a computed colour, 0 to 1; 1 also where it is transparent. */
  const luminance = (text: string): number => {
    const [r = 255, g = 255, b = 255, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    const whole = text.startsWith('color(') ? 1 : 255;
    return alpha === 0 ? 1 : (0.2126 * r + 0.7152 * g + 0.0722 * b) / whole;
  };
  const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element.getClientRects().length > 0 && element.checkVisibility(),
  );
  const own = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join('');
  const isPositioned = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position !== 'static' || isPositioned(element.parentElement));
  const hasAbsolutePart = (element: Element): boolean =>
    ['::before', '::after'].some((part) => {
      const {content, display, position} = getComputedStyle(element, part);
      return content !== 'none' && display !== 'none' && position === 'absolute';
    });
  const pictures = shown
    .filter((element) => element instanceof HTMLImageElement)
    .filter((image) => image.closest('picture'))
    .map((image) => image.getBoundingClientRect());
  const isOnPicture = (element: Element): boolean => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return pictures.some(
      (box) =>
        Math.min(right, box.right) - Math.max(left, box.left) > 4 &&
        Math.min(bottom, box.bottom) - Math.max(top, box.top) > 4,
    );
  };
  const name = (element: Element): string => element.outerHTML.slice(0, 80);
  const words = shown.filter((element) => own(element) && !element.closest('.visuallyHidden'));
  return {
    floating: shown
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map(name),
    // What is drawn after an element without a position of its own is drawn across the sheet.
    astray: shown.filter((element) => hasAbsolutePart(element) && !isPositioned(element)).map(name),
    pale: words.filter((element) => luminance(getComputedStyle(element).color) > 0.45).map(own),
    dark: shown
      .filter((element) => element.textContent?.trim())
      .filter((element) => luminance(getComputedStyle(element).backgroundColor) < 0.9)
      .map(name),
    onPictures: words.filter(isOnPicture).map(own),
  };
}
