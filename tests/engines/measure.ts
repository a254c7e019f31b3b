/** Each function runs in the page, in every engine alike. */

/** What stands where in the window, and what is wrong with the page. */
export type Measured = {
  readonly window: number;
  readonly boxes: readonly {readonly name: string; readonly left: number; readonly width: number}[];
  readonly problems: readonly string[];
};

/** Has the page load its scripts at once, as the first key does. */
export function wake(): void {
  dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'}));
}

/** Whether React has taken over a page that is laid out as a whole. */
export function isHydrated(): boolean {
  const {hasHydrated, whole} = document.documentElement.dataset;
  return hasHydrated === 'true' && whole !== undefined && document.readyState === 'complete';
}

export function measure(): Measured {
  const {documentElement: root, body} = document;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest('.visuallyHidden, [aria-hidden="true"]') &&
    element.getBoundingClientRect().width > 2;
  const BOXES = 'section, article, aside, li:has(img), h1, h2, h3, button';
  const boxes = [...document.querySelectorAll(`main :is(${BOXES})`)].filter(isSeen);
  const headings = [...document.querySelectorAll('h1')].filter(isSeen).length;
  const width = Math.max(root.scrollWidth, body.scrollWidth);
  const {problems} = window as unknown as {problems: string[]};
  return {
    window: innerWidth,
    boxes: boxes.map((element) => {
      const {left, width: own} = element.getBoundingClientRect();
      const words = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 30);
      return {name: `${element.localName} “${words}”`, left, width: own};
    }),
    problems: [
      ...problems,
      ...(width > innerWidth ? [`the page is ${width} px wide`] : []),
      ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ],
  };
}

/** Asks for every picture, also far below the window. */
export function loadPictures(): void {
  for (const picture of document.images) picture.loading = 'eager';
}

/** Pictures that are on their way, and those that are missing. */
export function pictures(): {readonly pending: number; readonly missing: readonly string[]} {
  const all = [...document.images];
  const done = all.filter(({complete}) => complete);
  return {
    pending: all.length - done.length,
    missing: done.filter(({naturalWidth}) => naturalWidth === 0).map(({src}) => src),
  };
}
