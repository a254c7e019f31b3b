/** The panels that close a grid: they fill its last row, however many masseuses there are. */
import type {Locator} from 'playwright/test';

import {masseuses} from './content';
import {expect, test} from './test';
import {word} from '../words';

// React would miss the cards that are taken away here.
test.use({javaScriptEnabled: false});

/** How many fewer than today are tried: every remainder of rows of two, three and four. */
const FEWER = 3;
/** In px: a phone, a tablet, a desktop. */
const WIDTHS = [390, 820, 1440];
/** Of each count of masseuses. */
const NO_PROBLEMS = Array.from({length: FEWER + 1}, () => '');

/**
 * Runs in the page: what is wrong with the place of the last child of a grid, in a sentence for each count of children:
 * all of them, one fewer, and so on; empty where nothing is. Those taken away stand before the last one, and are put
 * back. Places are as the layout gives them, to 2 px: a column that hangs lower is as high as the others.
 */
function problemsOfLastPlace(grid: HTMLElement, fewer: number): string[] {
  const rightEdge = ({offsetLeft, offsetWidth}: HTMLElement): number => offsetLeft + offsetWidth;
  const bottomEdge = ({offsetTop, offsetHeight}: HTMLElement): number => offsetTop + offsetHeight;
  const isLess = (one: number, other: number): boolean => other - one >= 2;

  /** Of a last child that has a row of its own, below a full one. */
  const problemsBelow = (first: HTMLElement, before: HTMLElement, last: HTMLElement) => [
    {says: 'leaves a hole at its left', holds: isLess(first.offsetLeft, last.offsetLeft)},
    {says: 'lies over the row before', holds: last.offsetTop < bottomEdge(before)},
  ];
  /** Of a last child that fills the row of the one before. */
  const problemsBeside = (before: HTMLElement, last: HTMLElement) => [
    {
      says: 'leaves the row before unfinished',
      holds: isLess(before.offsetTop, last.offsetTop) || isLess(last.offsetTop, before.offsetTop),
    },
    {says: 'lies over the card before', holds: last.offsetLeft < rightEdge(before)},
  ];

  const problemsOf = (children: readonly HTMLElement[]): string => {
    const first = children.at(0);
    const before = children.at(-2);
    const last = children.at(-1);
    if (!first || !before || !last) return 'no grid';
    const gridEdge = Math.max(...children.map(rightEdge));
    const isRowFull = !isLess(rightEdge(before), gridEdge);
    const problems = [
      {says: 'does not reach the right edge', holds: isLess(rightEdge(last), gridEdge)},
      ...(isRowFull ? problemsBelow(first, before, last) : problemsBeside(before, last)),
    ];
    return problems
      .filter(({holds}) => holds)
      .map(({says}) => says)
      .join(', ');
  };

  const all = [...grid.children] as HTMLElement[];
  const found = Array.from({length: fewer + 1}, (_, taken) => {
    if (taken > 0) grid.lastElementChild?.previousElementSibling?.remove();
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
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const found = await grid.evaluate(problemsOfLastPlace, FEWER);
      expect(found, `${masseuses.length} masseuses and fewer at ${width} px`).toEqual(NO_PROBLEMS);
    }
  });
}
