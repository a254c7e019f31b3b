/** Every page of the build has the same layout in every engine as in Chromium, and no fault of its own. */
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {findFirefox, findWebKit} from '../../scripts/webkit.mjs';
import {type Engine, PATIENCE, hydrated, openChromium, openFirefox, openWebKit} from './engines';
import {builtPages, serveSite} from './site';

/** Pixels by which an edge may differ. */
const TOLERANCE = 4;
/** The share by which a heading may be wider: pairs of letters are not equally far apart. */
const SPACING = 0.01;

// Safari's window is never as narrow as a phone.
const smallest = process.platform === 'darwin' ? 600 : 0;
const engines = [
  {name: 'WebKit', open: openWebKit, isThere: findWebKit(), smallest},
  {name: 'Firefox', open: openFirefox, isThere: findFirefox(), smallest: 0},
];

/** What stands where in the window, and what is wrong with the page: runs in every engine alike. */
function measure() {
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

type Measured = ReturnType<typeof measure>;

function differences(own: Measured, chromium: Measured): string[] {
  const [names, others] = [own, chromium].map(({boxes}) => boxes.map(({name}) => name).join());
  if (names !== others) return [`other elements: ${names}; in Chromium ${others}`];
  return own.boxes.flatMap(({name, left, width}, index) => {
    const other = chromium.boxes[index] ?? {left: NaN, width: NaN};
    const wider = name.startsWith('h') ? SPACING * width : 0;
    const isSame =
      Math.abs(left - other.left) <= TOLERANCE &&
      Math.abs(width - other.width) <= Math.max(TOLERANCE, wider);
    const [x, wide, otherX, otherWide] = [left, width, other.left, other.width].map(Math.round);
    return isSame ? [] : [`${name}: ${wide} px at ${x}, in Chromium ${otherWide} at ${otherX}`];
  });
}

/** Asks for every picture, also far below the window, and lists those that have not come. */
const missingPictures = (): string[] =>
  [...document.images]
    .filter((picture) => {
      picture.loading = 'eager';
      return !picture.complete || picture.naturalWidth === 0;
    })
    .map(({src}) => src);

let site: Awaited<ReturnType<typeof serveSite>>;
let reference: Engine;
beforeAll(async () => {
  [site, reference] = await Promise.all([serveSite(), openChromium()]);
});
afterAll(async () => {
  await reference.close();
  await site.close();
});

describe.each(engines)('$name', ({name, open, isThere, smallest: least}) => {
  let engine: Engine;
  let [pages, elements] = [0, 0];
  beforeAll(async () => {
    if (isThere) engine = await open();
  }, 180_000);
  afterAll(async () => {
    await engine?.close();
    const counted = `${pages} pages, ${elements} elements compared with Chromium`;
    console.log(`${name}: ${isThere ? counted : 'not tested'}`);
  });

  test.skipIf(!isThere).each(builtPages())('%s', async (path) => {
    const both = [engine, reference];
    const load = async (one: Engine): Promise<void> => {
      await one.resize(390);
      await one.open(site.url + path);
      await hydrated(one, path);
    };
    await Promise.all(both.map(load));
    for (const width of [390, 320, 1440].filter((one) => one >= least)) {
      let count = 0;
      const faults = async (): Promise<string[]> => {
        await Promise.all(both.map((one) => one.resize(width)));
        const [own, chromium] = await Promise.all([engine.run(measure), reference.run(measure)]);
        count = own.boxes.length;
        const windows = [own.window, chromium.window].filter((one) => one !== width);
        return [
          ...windows.map((one) => `a window of ${one} px`),
          ...own.problems,
          ...chromium.problems.map((problem) => `Chromium: ${problem}`),
          ...differences(own, chromium),
        ];
      };
      await expect.poll(faults, {...PATIENCE, message: `at ${width} px`}).toEqual([]);
      elements += count;
    }
    for (const one of both) await expect.poll(() => one.run(missingPictures), PATIENCE).toEqual([]);
    pages += 1;
  });

  test.skipIf(!isThere)('no page is left out', () => {
    expect(pages).toBe(builtPages().length);
    expect(elements).toBeGreaterThan(0);
  });
});
