/** The panels that close a grid: they fill its last row, however many masseuses there are. */
import type {Locator} from 'playwright/test';

import {masseuses} from './content';
import {expect, test} from './test';

// React would look for the cards that are taken away here.
test.use({javaScriptEnabled: false});

/** So many fewer than today are tried: every remainder of rows of two, three and four. */
const FEWER = 4;

/**
 * Runs in the page: what is wrong with the last child's place in its grid, then takes the child before it
 * away. Places as the layout gives them: a column that hangs lower is as high as the others.
 */
function placeOf(grid: HTMLElement): string {
  const [first, before, last] = [
    grid.firstElementChild,
    grid.lastElementChild?.previousElementSibling,
    grid.lastElementChild,
  ];
  if (!(
    first instanceof HTMLElement &&
    before instanceof HTMLElement &&
    last instanceof HTMLElement
  ))
    return 'no grid';
  const end = ({offsetLeft, offsetWidth}: HTMLElement): number => offsetLeft + offsetWidth;
  const right = Math.max(...[...grid.children].map((child) => end(child as HTMLElement)));
  const isFull = right - end(before) < 2;
  const problems = [
    right - end(last) >= 2 && 'does not reach the right edge',
    isFull && last.offsetLeft - first.offsetLeft >= 2 && 'leaves a hole at its left',
    isFull && last.offsetTop < before.offsetTop + before.offsetHeight && 'lies over the row before',
    !isFull &&
      Math.abs(last.offsetTop - before.offsetTop) >= 2 &&
      'leaves the row before unfinished',
    !isFull && last.offsetLeft < end(before) && 'lies over the card before',
  ];
  before.remove();
  return problems.filter(Boolean).join(', ');
}

/** The grids, by what only their last panel holds. */
const GRIDS: readonly (readonly [string, (main: Locator) => Locator])[] = [
  [
    '/',
    (main) =>
      main
        .getByRole('list')
        .filter({has: main.page().getByRole('link', {name: 'View Detailed Profiles'})}),
  ],
  [
    '/masseuses',
    (main) =>
      main
        .getByRole('complementary')
        .locator('xpath=..')
        .filter({has: main.page().getByRole('article')}),
  ],
];

for (const [path, gridIn] of GRIDS) {
  for (const width of [390, 820, 1440]) {
    test(`the panel at the end of ${path} fills its row at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const grid = gridIn(page.getByRole('main'));
      await expect(grid).toHaveCount(1);
      for (let fewer = 0; fewer < FEWER; fewer += 1) {
        expect(await grid.evaluate(placeOf), `${masseuses.length - fewer} masseuses`).toBe('');
      }
    });
  }
}
