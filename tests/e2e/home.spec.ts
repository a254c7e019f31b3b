/** The home page: where its links lead, and what its numbers are made of. */
import {expect, test} from './test';

const LANGUAGES = [
  {
    path: '/',
    buttons: {
      'View Our Masseuses': '/masseuses',
      'View Our Menu': '/massage-menu',
      'View Detailed Profiles': '/masseuses',
      'View Complete Menu': '/massage-menu',
      'View Full Gallery': '/gallery',
    },
    benefits: ['24/7 Open', 'Complete Discretion', 'Luxury Facilities'],
    programs: '12 Signature Programs',
    profile: '/masseuses?selected=lucia',
    program: {name: 'Ancestral Lust', path: '/programs/ancestral-lust'},
    shelf: 'Photos of the rooms',
  },
  {
    path: '/es/',
    buttons: {
      'Ver Nuestras Masajistas': '/es/masajistas',
      'Ver Nuestro Menú': '/es/menu-masajes',
      'Ver Perfiles Detallados': '/es/masajistas',
      'Ver Menú Completo': '/es/menu-masajes',
      'Ver Galería Completa': '/es/galeria',
    },
    benefits: ['Abierto 24/7', 'Discreción Total', 'Instalaciones de Lujo'],
    programs: '12 Programas Exclusivos',
    profile: '/es/masajistas?selected=lucia',
    program: {name: 'Lujuria Ancestral', path: '/es/programas/lujuria-ancestral'},
    shelf: 'Fotos de las estancias',
  },
] as const;

for (const {path, buttons, benefits, programs, profile, program, shelf} of LANGUAGES) {
  test(`${path} leads where its labels say`, async ({page}) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [label, target] of Object.entries(buttons)) {
      const link = main.getByRole('link', {name: label});
      await expect(link).toHaveAttribute('href', target);
    }
    await expect(main.getByRole('link', {name: 'Lucía'})).toHaveAttribute('href', profile);
    await expect(main.getByRole('link', {name: program.name})).toHaveAttribute(
      'href',
      program.path,
    );
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  });

  test(`${path} has its fixed headings, thirteen emblems, six programs and six rooms`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const name of benefits) {
      await expect(main.getByRole('heading', {name, exact: true})).toBeVisible();
    }
    await expect(main.getByRole('heading', {name: programs, exact: true})).toBeVisible();
    await expect(main.locator('a[href*="?selected="]')).toHaveCount(13);
    await expect(main.getByRole('article')).toHaveCount(6);
    await expect(main.getByRole('list', {name: shelf}).getByRole('listitem')).toHaveCount(6);
  });
}

test('"from" is said only where a program has more than one session', async ({page}) => {
  await page.goto('/');
  const card = (name: string) => page.getByRole('article').filter({hasText: name});
  await expect(card('Prana Nirvana')).toContainText('from €90');
  await expect(card('Nyx Sensoria')).toContainText('€170');
  await expect(card('Nyx Sensoria')).not.toContainText('from');
});

for (const {path, range, features, finish} of [
  {
    path: '/',
    range: /from €190 to €290$/,
    features: ['Glass of cava or champagne', 'Prostate massage (optional)'],
    finish: 'One Lingam finish',
  },
  {
    path: '/es/',
    range: /desde 190\s€ hasta 290\s€$/,
    features: ['Copa de cava o champán', 'Masaje prostático (opcional)'],
    finish: 'Un final Lingam',
  },
]) {
  for (const width of [390, 1440]) {
    test(`${path} shows features and the range of prices on its cards at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const card = page.getByRole('article').filter({hasText: 'Ananga Sutra'});
      await expect(card.getByRole('listitem')).toHaveCount(5);
      for (const feature of [...features, finish]) {
        await expect(card.getByText(feature, {exact: true})).toBeVisible();
      }
      await expect(card).toContainText(range);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
}

test('the whole of a program card leads to its page', async ({page}) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({hasText: 'Kaula Tantra'});
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  await page.mouse.click(box.x + box.width - 30, box.y + box.height - 60);
  await expect(page).toHaveURL(/\/programs\/kaula-tantra$/);
});

test('on a phone the keyboard scrolls the shelf of rooms', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  const shelf = page.getByRole('list', {name: 'Photos of the rooms'});
  await shelf.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await shelf.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  }).toPass({timeout: 5000});
});
