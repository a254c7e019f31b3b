/** Program pages: where the price stands, and the phases drawn to scale. What they say: tests/site/programFacts. */
import {need, pathOf, programsIn} from './content';
import {expect, test} from './test';
import {word} from '../words';

// The layout is looked at, which needs no script.
test.use({javaScriptEnabled: false});

const english = programsIn('en');

test('on phones the price follows the name at once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {documentId} = need(english, 'program without a photo', ({hero}) => !hero);
  await page.goto(pathOf(documentId, 'en'));
  const price = await page.getByRole('heading', {name: word('program.prices')}).boundingBox();
  const story = await page
    .locator('main p:not(header *)')
    .filter({hasText: /^.{200}/})
    .first()
    .boundingBox();
  expect(price?.y).toBeLessThan(story?.y ?? 0);
});

test('the phases of a program are drawn as long as they last, in both directions', async ({
  page,
}) => {
  const {documentId, phases: drawn = []} = need(
    english,
    'program with phases',
    ({phases}) => phases,
  );
  const scale = drawn.map(({minutes}) => minutes);
  const whole = scale.reduce((sum, minutes) => sum + minutes, 0);
  await page.goto(pathOf(documentId, 'en'));
  const phases = page.locator('ol > li', {has: page.getByRole('heading', {level: 3})});
  await expect(phases).toHaveCount(scale.length);
  for (const {width, side, line} of [
    {width: 1440, side: 'width', line: 'first'},
    {width: 390, side: 'height', line: 'last'},
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const lengths: number[] = [];
    for (const phase of await phases.all()) {
      const svg = phase.locator('> svg');
      const box = await (line === 'first' ? svg.first() : svg.last()).boundingBox();
      lengths.push(box?.[side] ?? 0);
    }
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const minutes = lengths.map((length) => Math.round((length / total) * whole));
    expect(minutes, `${width} px`).toEqual(scale);
  }
});
