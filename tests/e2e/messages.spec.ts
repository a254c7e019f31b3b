/** The watch over the console itself: what it lets pass, and what it must not. */
import {test} from './test';

test('a page that is not there is the visitor’s matter', async ({page}) => {
  await page.goto('/essence');
});

for (const [kind, files] of [
  ['picture', /\.(avif|webp|jpe?g|svg)(\?|$)/],
  ['font', /\.woff2(\?|$)/],
  ['script', /\/assets\/js\/[^?]+\.js/],
] as const) {
  test(`a ${kind} that is not there fails a test`, async ({page}) => {
    test.fail();
    await page.route(files, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/', {waitUntil: 'networkidle'});
  });
}
