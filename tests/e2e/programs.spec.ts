/** Program pages: where the price stands, and the phases drawn to scale. What they say: tests/site/programFacts. */
import type {Locator} from 'playwright/test';

import {need, pathOf, programsIn} from './content';
import {expect, test} from './test';
import {word} from '../words';

// The layout is looked at, which needs no script.
test.use({javaScriptEnabled: false});

const english = programsIn('en');

/** What only paragraphs of the story are: at least 200 characters. */
const LONG_TEXT = /^.{200}/;

/** Where phases are drawn: each has two lines, of which one is shown, across on desktops and upright on phones. */
const DRAWINGS = [
  {width: 1440, lengthOf: 'width', line: (lines: Locator) => lines.first()},
  {width: 390, lengthOf: 'height', line: (lines: Locator) => lines.last()},
] as const;

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

test('on phones the price follows the name at once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {documentId} = need(english, 'program without a photo', ({hero}) => !hero);
  await page.goto(pathOf(documentId, 'en'));
  const price = await page.getByRole('heading', {name: word('program.prices')}).boundingBox();
  const story = await page
    .locator('main p:not(header *)')
    .filter({hasText: LONG_TEXT})
    .first()
    .boundingBox();
  expect(price?.y).toBeLessThan(story?.y ?? 0);
});

test('the phases of a program are drawn as long as they last, across and upright', async ({
  page,
}) => {
  const program = need(english, 'program with phases', ({phases}) => phases);
  const minutes = (program.phases ?? []).map((phase) => phase.minutes);
  await page.goto(pathOf(program.documentId, 'en'));
  const phases = page.locator('ol > li', {has: page.getByRole('heading', {level: 3})});
  await expect(phases).toHaveCount(minutes.length);
  for (const {width, lengthOf, line} of DRAWINGS) {
    await page.setViewportSize({width, height: 900});
    const lengths: number[] = [];
    for (const phase of await phases.all()) {
      const box = await line(phase.locator('> svg')).boundingBox();
      lengths.push(box?.[lengthOf] ?? 0);
    }
    const minutesPerPx = sumOf(minutes) / sumOf(lengths);
    const drawn = lengths.map((length) => Math.round(length * minutesPerPx));
    expect(drawn, `minutes drawn at ${width} px`).toEqual(minutes);
  }
});
