/** Hotel visits: prices from the facts, hotels, and who travels. */
import {expect, pages, test} from './test';

const pathOf = (locale: string) =>
  pages.find((page) => page.id === 'outcall' && page.locale === locale)?.path ?? '';

test('the price box says the lowest total and the travel fee of each zone', async ({page}) => {
  await page.goto(pathOf('en'));
  const box = page.getByRole('heading', {name: 'Price', exact: true}).locator('..');
  await expect(box).toContainText('60 minutes from €180');
  for (const fee of ['+ €50', '+ €70', '+ €100']) await expect(box).toContainText(fee);
  await expect(box.getByRole('link')).toHaveAttribute('href', /wa\.me.*Hotel%20Outcall/);
});

test('in Spanish, prices are written the Spanish way and the message names the service', async ({
  page,
}) => {
  await page.goto(pathOf('es'));
  const box = page.getByRole('heading', {name: 'Precio', exact: true}).locator('..');
  await expect(box).toContainText('60 minutos desde 180\u202f€');
  await expect(box.getByRole('link')).toHaveAttribute('href', /wa\.me.*Visita%20a%20tu%20hotel/);
});

for (const locale of ['en', 'es']) {
  test(`eight hotels with their fee, and seven who travel (${locale})`, async ({page}) => {
    await page.goto(pathOf(locale));
    const hotels = page.getByRole('listitem').filter({
      has: page.getByRole('heading', {name: /^(Gran Hotel|Palau|Hotel|Casa|Torre) /}),
    });
    await expect(hotels).toHaveCount(8);
    await expect(hotels.filter({hasText: 'Hotel Pista'})).toContainText('100');
    await expect(page.locator('main a[href*="?selected="]')).toHaveCount(7);
  });
}

test('on a small screen the row of masseuses takes the focus and scrolls', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(pathOf('en'));
  const shelf = page.getByRole('group', {name: 'Masseuses who travel to hotels'});
  await shelf.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shelf.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
