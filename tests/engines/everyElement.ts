/** Compares two versions of one engine: every element that is shown, with its box. */
import type {Engine} from './engines';

/** Pixels by which an edge may differ. */
const TOLERANCE = 2;
/** By how many pixels text may be wider or narrower, or else by which share: versions shape it differently. */
const SHAPING = 5;
const SHAPING_SHARE = 0.04;

/** The most differences that are listed: one element moves all that follow. */
const MOST = 8;

type Shown = readonly {
  readonly name: string;
  readonly isText: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}[];

/** Runs in the page. As JSON, because Playwright takes several times as long to hand over so many objects. */
function measure(): string {
  const shown: Shown = [...document.querySelectorAll(':is(header, main, footer) *')]
    .filter(
      (element) =>
        // The last two names are those of Chrome up to version 120.
        element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          checkVisibilityCSS: true,
          checkOpacity: true,
        }) && !element.closest('svg *, .visuallyHidden, noscript'),
    )
    .map((element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      const words = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 30);
      const name = `${element.localName}.${element.classList.value} “${words}”`;
      const isText = element.childElementCount === 0;
      return {name, isText, left, top: top + scrollY, width, height};
    });
  return JSON.stringify(shown);
}

/** The visible elements of a page, without what lies over the page and what is drawn inside a picture. */
export const everyElement = async ({run}: Pick<Engine, 'run'>): Promise<Shown> =>
  JSON.parse(await run(measure)) as Shown;

const countOf = (elements: Shown, sought: string): number =>
  elements.filter(({name}) => name === sought).length;

/** What one version shows more often or less often than the other, or else in another place or size. */
export function elementDifferences(own: Shown, reference: Shown): string[] {
  const names = [...new Set([...own, ...reference].map(({name}) => name))];
  const others = names
    .map((name) => ({name, here: countOf(own, name), there: countOf(reference, name)}))
    .filter(({here, there}) => here !== there)
    .map(({name, here, there}) => `${here} × ${name}, in Chromium ${there}`);
  if (others.length > 0) return others.slice(0, MOST);
  return own
    .flatMap(({name, isText, left, top, width, height}, index) => {
      const shaping = Math.max(SHAPING, isText ? SHAPING_SHARE * width : 0);
      const other = reference[index] ?? {name: '', left, top, width, height};
      const isSame =
        name === other.name &&
        Math.abs(left - other.left) <= shaping &&
        Math.abs(width - other.width) <= shaping &&
        Math.abs(top - other.top) <= TOLERANCE &&
        Math.abs(height - other.height) <= TOLERANCE;
      const [here, there] = [{left, top, width, height}, other].map((box) =>
        [box.width, box.height, box.left, box.top].map(Math.round),
      );
      return isSame ? [] : [`${name}: ${here?.join()}, in Chromium ${there?.join()}`];
    })
    .slice(0, MOST);
}
