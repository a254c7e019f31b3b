/** The tests' own check that no page writes to the console: what it accepts, and what makes a test fail. */
import {lightPage, pathOf} from './content';
import {test} from './test';

test("the browser's message about a page that does not exist fails no test", async ({page}) => {
  await page.goto('/no-such-page');
});

/** Files by their addresses, and a page that requests some. */
const MISSING = [
  {kind: 'picture', files: /\.(avif|webp|jpe?g|svg)(\?|$)/, path: pathOf('contact', 'en')},
  {kind: 'font', files: /\.woff2(\?|$)/, path: lightPage('en')},
  {kind: 'script', files: /\/assets\/js\/[^?]+\.js/, path: lightPage('en')},
];

for (const {kind, files, path} of MISSING) {
  test(`a missing ${kind} fails a test`, async ({page}) => {
    test.fail();
    await page.route(files, (route) => route.fulfill({status: 404, body: ''}));
    // Without a message the test passes, which is not expected.
    const message = page.waitForEvent('console', {timeout: 60_000}).catch(() => undefined);
    await page.goto(path);
    await message;
  });
}
