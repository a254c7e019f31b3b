/** Hotel visits: prices from the facts, hotels, and who travels. */
import {outcallQuote} from '../../src/content/derive';
import {business, masseuses, need, pageFacts, pathOf as pathIn, price, programsIn} from './content';
import {expect, test} from './test';

// What is looked at stands in the HTML, which is there sooner than script.
test.use({javaScriptEnabled: false});

const {travelFeesEur} = business;
const {minutes, fromEur} = outcallQuote(programsIn('en'), travelFeesEur);
const travelling = masseuses.filter(({outcall}) => outcall);
const hotels = pageFacts('outcall').hotels ?? [];
const service = (locale: string) =>
  need(programsIn(locale), 'program outcall', ({id}) => id === 'outcall');

const pathOf = (locale: string) => pathIn('outcall', locale);

test('the price box says the lowest total and the travel fee of each zone', async ({page}) => {
  await page.goto(pathOf('en'));
  const box = page.getByRole('heading', {name: 'Price', exact: true}).locator('..');
  await expect(box).toContainText(`${minutes} minutes from ${price(fromEur, 'en')}`);
  for (const fee of Object.values(travelFeesEur))
    await expect(box).toContainText(`+ ${price(fee, 'en')}`);
  await expect(box.getByRole('link', {name: /WhatsApp/})).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me.*${encodeURIComponent(service('en').name)}`),
  );
});

test('in Spanish, prices are written the Spanish way and the message names the service', async ({
  page,
}) => {
  await page.goto(pathOf('es'));
  const box = page.getByRole('heading', {name: 'Precio', exact: true}).locator('..');
  await expect(box).toContainText(`${minutes} minutos desde ${price(fromEur, 'es')}`);
  await expect(box.getByRole('link', {name: /WhatsApp/})).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me.*${encodeURIComponent(service('es').name)}`),
  );
});

for (const locale of ['en', 'es']) {
  test(`every hotel with its fee, and all who travel (${locale})`, async ({page}) => {
    await page.goto(pathOf(locale));
    const {areas: zones} = service('en');
    for (const {name, area} of hotels) {
      const hotel = page
        .getByRole('listitem')
        .filter({has: page.getByRole('heading', {name, exact: true})});
      const zone = zones?.find(({id}) => id === area)?.zone ?? 'centre';
      await expect(hotel).toContainText(String(travelFeesEur[zone]));
    }
    await expect(page.locator('main a[href*="?selected="]')).toHaveCount(travelling.length);
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
