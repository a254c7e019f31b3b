/** Every page of the build has the same layout in every engine as in Chromium, and no fault of its own. */
import {setTimeout as wait} from 'node:timers/promises';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {findFirefox, findWebKit} from '../../scripts/webkit.mjs';
import {type Engine, openChromium, openFirefox, openWebKit, until} from './engines';
import {type Measured, isHydrated, loadPictures, measure, pictures, wake} from './measure';
import {type Site, builtPages, serveSite} from './site';

const WIDTHS = [390, 320, 1440] as const;

/** Pixels by which an edge may differ. */
const TOLERANCE = 4;

/** The share by which a heading may be wider: pairs of letters are not equally far apart. */
const SPACING = 0.01;

/** Milliseconds in which a difference may go away: fonts and pictures come when they come. */
const PATIENCE = 10_000;

const engines = [
  {name: 'WebKit', open: openWebKit, isThere: Boolean(findWebKit()), smallest: 320},
  {name: 'Firefox', open: openFirefox, isThere: Boolean(findFirefox()), smallest: 320},
].map((engine) =>
  // Safari's window is never as narrow as a phone.
  process.platform === 'darwin' && engine.name === 'WebKit' ? {...engine, smallest: 600} : engine,
);

let site: Site;
let reference: Engine;
beforeAll(async () => {
  [site, reference] = await Promise.all([serveSite(), openChromium()]);
});
afterAll(async () => {
  await reference.close();
  await site.close();
});

async function load(engine: Engine, path: string): Promise<void> {
  await engine.resize(WIDTHS[0]);
  await engine.open(`${site.url}${path}`);
  await engine.run(wake);
  await until(engine, isHydrated, `${path} is not hydrated.`);
}

function differences(own: Measured, chromium: Measured): string[] {
  const names = own.boxes.map(({name}) => name);
  expect(names, 'elements and their order').toEqual(chromium.boxes.map(({name}) => name));
  return own.boxes.flatMap(({name, left, width}, index) => {
    const other = chromium.boxes[index];
    if (!other) return [];
    const text = name.startsWith('h') ? SPACING * width : 0;
    const isSame =
      Math.abs(left - other.left) <= TOLERANCE &&
      Math.abs(width - other.width) <= Math.max(TOLERANCE, text);
    const [x, wide, otherX, otherWide] = [left, width, other.left, other.width].map(Math.round);
    return isSame ? [] : [`${name}: ${wide} px at ${x}, in Chromium ${otherWide} at ${otherX}`];
  });
}

describe.each(engines)('$name', ({name, open, isThere, smallest}) => {
  let engine: Engine | undefined;
  let [pages, elements] = [0, 0];
  beforeAll(async () => {
    if (isThere) engine = await open();
  }, 60_000);
  afterAll(async () => {
    await engine?.close();
    const counted = `${pages} pages, ${elements} elements compared with Chromium`;
    console.log(`${name}: ${isThere ? counted : 'not tested'}`);
  });

  test.skipIf(!isThere).each(builtPages())('%s', async (path) => {
    if (!engine) throw new Error(`${name} has not started.`);
    await Promise.all([load(engine, path), load(reference, path)]);
    for (const width of WIDTHS.filter((one) => one >= smallest)) {
      const end = Date.now() + PATIENCE;
      for (;;) {
        await Promise.all([engine.resize(width), reference.resize(width)]);
        const both = [engine.run(measure), reference.run(measure)] as const;
        const [own, chromium] = await Promise.all(both);
        try {
          expect([own.window, chromium.window], 'width of the window').toEqual([width, width]);
          expect(chromium.problems, `Chromium at ${width} px`).toEqual([]);
          expect(own.problems, `${name} at ${width} px`).toEqual([]);
          expect(differences(own, chromium), `at ${width} px`).toEqual([]);
          elements += own.boxes.length;
          break;
        } catch (error) {
          if (Date.now() > end) throw error;
          await wait(100);
        }
      }
    }
    for (const one of [engine, reference]) {
      await one.run(loadPictures);
      await until(
        one,
        () => [...document.images].every(({complete}) => complete),
        `${path}: pictures do not come.`,
      );
      expect(await one.run(pictures), path).toEqual({pending: 0, missing: []});
    }
    pages += 1;
  });

  test.skipIf(!isThere)('no page is left out', () => {
    expect(pages).toBe(builtPages().length);
    expect(elements).toBeGreaterThan(0);
  });
});
