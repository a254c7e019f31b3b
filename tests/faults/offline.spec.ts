/** Without a connection, following a link ends in the browser's own error page. The open page: e2e/notifications. */
import {pathOf} from '../e2e/content';
import {
  ALLOWING_UNREADABLE,
  answerConsent,
  expect,
  openAtRest,
  photo,
  test,
  wordsIn,
} from './faults';

test.use({
  allowed: {
    messages: [...ALLOWING_UNREADABLE.messages, /Loading chunk .* failed/, /SecurityError/],
  },
});

test('offline another page is the browser’s own error page, and opens once online again', async ({
  page,
  context,
}) => {
  await answerConsent(page);
  await openAtRest(page, pathOf('about', 'en'));
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: wordsIn('en').legal, exact: true})
    .evaluate((link: HTMLElement) => link.click());
  // The address is the new page's before the browser gives up on it.
  await expect(page.locator('main')).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(pathOf('gallery', 'en'));
  await expect(photo(page)).toBeVisible();
});
