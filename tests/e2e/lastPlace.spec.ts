/** The panels that close a grid: they fill its last row, however many masseuses there are. */
import type {Locator} from 'playwright/test';

import {masseuses} from './content';
import {expect, test} from './test';
import {word} from '../words';

// React would miss the cards that are taken away here.
test.use({javaScriptEnabled: false});

/** How many fewer than today are tried: every remainder of rows of two, three and four. */
const FEWER = 3;

/**
 * Runs in the page: what is wrong with the place of the last child of a grid, with all children and with up to `fewer`
 * taken away before it. They are put back. Places as the layout gives them: a column that hangs lower is as high as
 * the others.
 */
function placesOf(grid: HTMLElement, fewer: number): string[] {
  const end = ({offsetLeft, offsetWidth}: HTMLElement): number => offsetLeft + offsetWidth;
  /** What is wrong with a last child that has a row of its own, below a full one. */
  const problemsBelow = (first: HTMLElement, before: HTMLElement, last: HTMLElement) => [
    last.offsetLeft - first.offsetLeft >= 2 && 'leaves a hole at its left',
    last.offsetTop < before.offsetTop + before.offsetHeight && 'lies over the row before',
  ];
  /** What is wrong with a last child that fills the row of the one before. */
  const problemsBeside = (before: HTMLElement, last: HTMLElement) => [
    Math.abs(last.offsetTop - before.offsetTop) >= 2 && 'leaves the row before unfinished',
    last.offsetLeft < end(before) && 'lies over the card before',
  ];
  const problemsOf = (children: readonly HTMLElement[]): string => {
    const [first, before, last] = [children[0], children.at(-2), children.at(-1)];
    if (!first || !before || !last) return 'no grid';
    const right = Math.max(...children.map(end));
    const isFull = right - end(before) < 2;
    const problems = [
      right - end(last) >= 2 && 'does not reach the right edge',
      ...(isFull ? problemsBelow(first, before, last) : problemsBeside(before, last)),
    ];
    return problems.filter(Boolean).join(', ');
  };
  const all = [...grid.children] as HTMLElement[];
  const found = Array.from({length: fewer + 1}, (_, count) => {
    if (count > 0) grid.lastElementChild?.previousElementSibling?.remove();
    return problemsOf([...grid.children] as HTMLElement[]);
  });
  grid.replaceChildren(...all);
  return found;
}

/** The grids, found by what they alone contain. */
const GRIDS = [
  {
    path: '/',
    gridIn: (main: Locator) =>
      main
        .getByRole('list')
        .filter({has: main.page().getByRole('link', {name: word('home.profiles')})}),
  },
  {
    path: '/masseuses',
    gridIn: (main: Locator) => main.getByRole('article').first().locator('xpath=..'),
  },
];

for (const {path, gridIn} of GRIDS) {
  test(`the panel at the end of ${path} fills its row`, async ({page}) => {
    await page.goto(path);
    const grid = gridIn(page.getByRole('main'));
    await expect(grid).toHaveCount(1);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({width, height: 900});
      const found = await grid.evaluate(placesOf, FEWER);
      expect(found, `${masseuses.length} masseuses and fewer at ${width} px`).toEqual(
        Array.from({length: FEWER + 1}, () => ''),
      );
    }
  });
}
