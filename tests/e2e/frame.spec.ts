/** Around every page: back to top, the skip link, the language menu. What its links say: tests/site/frame. */
import {lightPage, masseuses} from './content';
import {expect, hydrated, test} from './test';
import {word} from '../words';

const [anybody] = masseuses;

test('back to top shows below 300 px and leads up', async ({page}) => {
  await page.goto(lightPage('en'));
  await hydrated(page);
  const button = page.getByRole('button', {name: word('frame.top')});
  await page.evaluate(() => window.scrollTo(0, 290));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 320));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the language menu loads the same page in full and keeps query and hash', async ({page}) => {
  await page.goto(`${lightPage('es')}?selected=${anybody?.id}#main`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {isFirstDocument: true}));
  await page.locator('header summary').filter({hasText: 'ES'}).click();
  await page.getByRole('link', {name: 'English EN'}).click();
  await page.waitForURL(`**${lightPage('en')}?selected=${anybody?.id}#main`);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the skip link is the first stop and leads to the content', async ({page}) => {
    await page.goto(lightPage('en'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: word('frame.skip')})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });

  test('booking and the language menu are there', async ({page}) => {
    await page.goto(lightPage('en'));
    const booking = page.locator('header').getByRole('link', {name: word('booking.whatsapp')});
    await expect(booking).toBeVisible();
    await page.locator('header summary').filter({hasText: 'EN'}).click();
    await page.getByRole('link', {name: 'Español ES'}).click();
    await page.waitForURL(`**${lightPage('es')}`);
  });
});
