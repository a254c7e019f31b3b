/** The tests' own check that no page writes to the console: what it accepts, and what makes a test fail. */
import {lightPage, pathOf} from './content';
import {test} from './test';

test('a page that does not exist is accepted', async ({page}) => {
  await page.goto('/essence');
});

for (const [kind, files] of [
  ['picture', /\.(avif|webp|jpe?g|svg)(\?|$)/],
  ['font', /\.woff2(\?|$)/],
  ['script', /\/assets\/js\/[^?]+\.js/],
] as const) {
  test(`a missing ${kind} fails a test`, async ({page}) => {
    test.fail();
    await page.route(files, (route) => route.fulfill({status: 404, body: ''}));
    // Without a message the test passes, which is not expected.
    const message = page.waitForEvent('console', {timeout: 60_000}).catch(() => undefined);
    await page.goto(kind === 'picture' ? pathOf('contact', 'en') : lightPage('en'));
    await message;
  });
}
