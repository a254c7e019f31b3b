/** The ways to the house, and copying a number. */
import {business, literally} from './content';
import {expect, hydrated, test, answerConsent} from './test';

test('WhatsApp, phone and e-mail are large links; there is no form', async ({page}) => {
  await page.goto('/contact');
  const ways = page.getByRole('heading', {name: 'Ways to reach us'}).locator('..');
  await expect(ways.getByRole('link', {name: /WhatsApp/})).toHaveAttribute('href', /wa\.me/);
  await expect(ways.getByRole('link', {name: /Call/})).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(ways.getByRole('link', {name: /E-mail/})).toHaveAttribute(
    'href',
    `mailto:${business.email.info}`,
  );
  await expect(page.locator('main form, main input')).toHaveCount(0);
});

test('the map opens in a new tab and tells nothing about the visitor', async ({page}) => {
  await page.goto('/contact');
  const link = page.getByRole('main').getByRole('link', {name: 'Open in maps'});
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noreferrer/);
});

test('hours, payment and the languages of reception are stated', async ({page}) => {
  const {programHours: hours, receptionLanguages} = business;
  const names = new Intl.DisplayNames('es', {type: 'language'});
  const languages = receptionLanguages.map((code) => names.of(code) ?? code);
  const spoken = new Intl.ListFormat('es').format(languages);
  await page.goto('/es/contacto');
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText(`A diario, de ${hours.from} a ${hours.to}`);
  await expect(facts).toContainText('Las 24 horas, todos los días');
  await expect(facts).toContainText(new RegExp(literally(spoken), 'i'));
});

test('a number can be copied', async ({page, context}) => {
  await answerConsent(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy the number'}).first().click();
  await expect(page.getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+\d+/);
});

test('where the browser does not allow copying, the number is selected instead', async ({page}) => {
  await answerConsent(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy the e-mail address'}).click();
  await expect(page.getByText('The text is selected', {exact: false})).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('@');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('there is no copy button, and every way is there', async ({page}) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', {name: business.phone}).first(),
    ).toBeVisible();
  });
});
