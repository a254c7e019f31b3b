/** Program pages: facts around the story, the candle to scale, outcall and four hands. */
import {expect, test} from './test';

const WITH_PICTURE = ['kaula-tantra', 'nyx-sensoria', 'ananga-sutra'];
const WITHOUT_PICTURE = ['prana-nirvana', 'tao-de-jade', 'outcall'];

test('exactly three programs have a picture behind their name', async ({page}) => {
  for (const id of WITH_PICTURE) {
    await page.goto(`/programs/${id}`);
    await expect(page.locator('main header picture'), id).toHaveCount(1);
  }
  for (const id of WITHOUT_PICTURE) {
    await page.goto(`/programs/${id}`);
    await expect(page.locator('main header picture'), id).toHaveCount(0);
  }
});

for (const words of [
  {
    path: '/programs/ananga-sutra',
    back: 'Back to Massage Menu',
    menu: '/massage-menu',
    prices: 'Duration and price',
    call: 'Call Now',
    related: {name: /Nagomi Sensual/, href: '/programs/nagomi-sensual'},
    message: 'Good evening. I would like to book Ananga Sutra, 90 minutes.',
    tiers: ['60 minutes', '90 minutes'],
    finishes: ['One Lingam finish', 'Two Lingam finishes'],
  },
  {
    path: '/es/programas/ananga-sutra',
    back: 'Volver al Menú de Masajes',
    menu: '/es/menu-masajes',
    prices: 'Duración y precio',
    call: 'Llamar Ahora',
    related: {name: /Nagomi Sensual/, href: '/es/programas/nagomi-sensual'},
    message: 'Buenas noches. Quisiera reservar Ananga Sutra, 90 minutos.',
    tiers: ['60 minutos', '90 minutos'],
    finishes: ['Un final Lingam', 'Dos finales Lingam'],
  },
]) {
  test(`${words.path} books, calls, compares and leads on`, async ({page}) => {
    await page.goto(words.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: words.back})).toHaveAttribute('href', words.menu);
    const panel = main.locator('section', {has: page.getByRole('heading', {name: words.prices})});
    const href = await panel.getByRole('link', {name: /90 min/}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toBe(words.message);
    await expect(panel.getByRole('link', {name: words.call})).toHaveAttribute('href', /^tel:/);
    for (const [index, tier] of words.tiers.entries()) {
      const card = main.getByRole('heading', {level: 3, name: tier}).locator('..');
      await expect(card.getByRole('listitem').last()).toHaveText(words.finishes[index] ?? '');
    }
    await expect(main.getByRole('link', {name: words.related.name})).toHaveAttribute(
      'href',
      words.related.href,
    );
  });
}

test('on phones the price follows the name at once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/programs/prana-nirvana');
  const price = await page.getByRole('heading', {name: 'Duration and price'}).boundingBox();
  const story = await page.getByText('You may have walked round the block').boundingBox();
  expect(price?.y).toBeLessThan(story?.y ?? 0);
});

test('the candle is drawn to scale in both directions', async ({page}) => {
  await page.goto('/programs/ancestral-lust');
  const phases = page.locator('ol > li', {has: page.getByRole('heading', {level: 3})});
  await expect(phases).toHaveCount(4);
  for (const [width, side, line] of [
    [1440, 'width', 'first'],
    [390, 'height', 'last'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const lengths: number[] = [];
    for (const phase of await phases.all()) {
      const svg = phase.locator('> svg');
      const box = await (line === 'first' ? svg.first() : svg.last()).boundingBox();
      lengths.push(box?.[side] ?? 0);
    }
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const minutes = lengths.map((length) => Math.round((length / total) * 90));
    expect(minutes, `${width} px`).toEqual([15, 25, 40, 10]);
  }
});

test('four hands doubles the price of every program', async ({page}) => {
  await page.goto('/programs/four-hands');
  const table = page.getByRole('table');
  for (const price of ['€180', '€260', '€440', '€560', '€840']) {
    await expect(table.getByText(price, {exact: true}).first()).toBeVisible();
  }
  const href = await table.getByRole('link', {name: '€840'}).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toContain('Four Hands (Ancestral Lust)');
});

test('outcall names areas with their fees, four steps and what to know', async ({page}) => {
  await page.goto('/programs/outcall');
  const main = page.getByRole('main');
  await expect(main.getByText(/60 min from\s*€180/)).toBeVisible();
  const areas = main.getByRole('listitem').filter({hasText: /\+\s*€(50|70|100)$/});
  await expect(areas).toHaveCount(5);
  await expect(main.locator('ol > li')).toHaveCount(4);
  await expect(main.getByRole('heading', {name: 'Important information'})).toBeVisible();
  await expect(main.getByRole('heading', {name: 'Availability'})).toBeVisible();
});
