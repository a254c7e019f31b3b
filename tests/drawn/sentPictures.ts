/** How large each picture of a page is sent, compared with how large it is shown. */
import type {Page} from 'playwright/test';

/** A file that a browser without a cache loads for a picture, and its width in pixels; `ratio` is to the pixels shown. */
type Sent = {
  readonly file: string;
  readonly width: number;
  readonly emblem: boolean;
  readonly ratio: number;
};

/**
 * Runs in the page: the file that each picture sends to a screen of a pixel ratio. Computed from `sizes` and
 * `srcset` as the standard says, because a browser loads pictures further down later, and prefers a larger
 * file that it already has.
 */
export function sentPictures(pixelRatio: number): Sent[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'absolute';
  const lengthOf = (sizes: string): number => {
    const choices = sizes.split(/,(?![^(]*\))/).map((choice) => choice.trim());
    const [, length] = choices
      .map((choice) => /^(\(.*?\))\s+(.+)$/.exec(choice)?.slice(1) ?? ['all', choice])
      .find(([condition = '']) => matchMedia(condition).matches) ?? ['', '100vw'];
    probe.style.width = length ?? '';
    return probe.getBoundingClientRect().width;
  };
  const sent = [...document.images].flatMap((image): Sent[] => {
    const source = image.parentElement?.querySelector('source[type="image/avif"]');
    const {width: frame, height} = image.getBoundingClientRect();
    if (!(source instanceof HTMLSourceElement) || frame < 1) return [];
    const files = source.srcset.split(', ').map((entry) => {
      const [file = '', width = ''] = entry.split(' ');
      return {file, width: parseInt(width)};
    });
    const wanted = lengthOf(source.sizes) * pixelRatio;
    const taken = files.find(({width}) => width >= wanted) ?? files.at(-1);
    if (!taken) return [];
    // Pictures cover their frames: one that is wider than its frame is scaled by the frame's height.
    const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const shown = Math.max(frame, height * shape) * pixelRatio;
    const {file, width} = taken;
    return [{file, width, emblem: file.includes('/emblem-'), ratio: width / shown}];
  });
  probe.remove();
  return sent;
}

/** Pixels of the file for each pixel of the screen, across: more is weight that nobody sees. */
const MOST = 1.5;
/** Width of the smallest file of a photo in pixels, which weighs a few KB wherever it is shown. */
const SMALLEST = 240;

/** Pictures that are sent much larger than they are shown, at the window's present width and pixel ratios 1 and 2. */
export async function tooLarge(page: Page): Promise<string[]> {
  const found = [1, 2].map(async (pixelRatio) => {
    const sent = await page.evaluate(sentPictures, pixelRatio);
    return sent
      .filter(({ratio, width}) => ratio > MOST && width > SMALLEST)
      .map(
        ({file, ratio}) => `${file}: ${ratio.toFixed(2)} times as wide as shown at ${pixelRatio}x`,
      );
  });
  return (await Promise.all(found)).flat();
}
