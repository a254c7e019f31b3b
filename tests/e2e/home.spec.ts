/** The home page: where its links lead, and what its numbers are made of. */
import {featureLists} from '../../src/components/programs/featureLists';
import {
  business,
  literally,
  lowest,
  masseuses,
  need,
  pageFacts,
  pathOf,
  price,
  programsIn,
} from './content';
import {expect, hydrated, test} from './test';

/** One of the masseuses, and the programs on show in a language. */
const [anybody] = masseuses.slice(-4);
const shown = (locale: string) => {
  const all = programsIn(locale);
  return (pageFacts('home').programs ?? []).map((id) =>
    need(all, `program ${id}`, (program) => program.id === id),
  );
};
const single = need(shown('en'), 'program of one session', ({sessions}) => sessions.length === 1);
const several = need(shown('en'), 'program of two sessions', ({sessions}) => sessions.length > 1);
const [first] = shown('en');

const LANGUAGES = [
  {
    locale: 'en',
    path: '/',
    buttons: {
      'View Our Masseuses': '/masseuses',
      'View Our Menu': '/massage-menu',
      'View Detailed Profiles': '/masseuses',
      'View Complete Menu': '/massage-menu',
      'View Full Gallery': '/gallery',
    },
    benefits: ['24/7 Open', 'Complete Discretion', 'Luxury Facilities'],
    programs: `${programsIn('en').length} Signature Programs`,
    shelf: 'Pictures of the rooms',
  },
  {
    locale: 'es',
    path: '/es/',
    buttons: {
      'Ver Nuestras Masajistas': '/es/masajistas',
      'Ver Nuestro Menú': '/es/menu-masajes',
      'Ver Perfiles Detallados': '/es/masajistas',
      'Ver Menú Completo': '/es/menu-masajes',
      'Ver Galería Completa': '/es/galeria',
    },
    benefits: ['Abierto 24/7', 'Discreción Total', 'Instalaciones de Lujo'],
    programs: `${programsIn('es').length} Programas Exclusivos`,
    shelf: 'Imágenes de las estancias',
  },
] as const;

for (const {locale, path, buttons, benefits, programs, shelf} of LANGUAGES) {
  test(`${path} leads where its labels say`, async ({page}) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [label, target] of Object.entries(buttons)) {
      const link = main.getByRole('link', {name: label});
      await expect(link).toHaveAttribute('href', target);
    }
    await expect(main.getByRole('link', {name: anybody?.name ?? ''})).toHaveAttribute(
      'href',
      `${pathOf('masseuses', locale)}?selected=${anybody?.id}`,
    );
    const [program] = shown(locale).slice(-1);
    await expect(main.getByRole('link', {name: program?.name ?? ''})).toHaveAttribute(
      'href',
      pathOf(program?.documentId ?? '', locale),
    );
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  });

  test(`${path} has its fixed headings, every emblem, six programs and six rooms`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const name of benefits) {
      await expect(main.getByRole('heading', {name, exact: true})).toBeVisible();
    }
    await expect(main.getByRole('heading', {name: programs, exact: true})).toBeVisible();
    await expect(main.locator('a[href*="?selected="]')).toHaveCount(masseuses.length);
    await expect(main.getByRole('article')).toHaveCount(6);
    await expect(main.getByRole('list', {name: shelf}).getByRole('listitem')).toHaveCount(6);
  });
}

test('"from" is said only where a program has more than one session', async ({page}) => {
  await page.goto('/');
  const card = (name: string) => page.getByRole('article').filter({hasText: name});
  await expect(card(several.name)).toContainText(`from ${price(lowest(several), 'en')}`);
  await expect(card(single.name)).toContainText(price(lowest(single), 'en'));
  await expect(card(single.name)).not.toContainText('from');
});

for (const {path, locale, range} of [
  {
    path: '/',
    locale: 'en',
    range: (from: string, to: string) => `from ${from} to ${to}`,
  },
  {
    path: '/es/',
    locale: 'es',
    range: (from: string, to: string) => `desde ${from} hasta ${to}`,
  },
]) {
  for (const width of [390, 1440]) {
    test(`${path} shows features and the range of prices on its cards at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const program = need(
        shown(locale),
        'program on show with two sessions',
        ({sessions}) => sessions.length > 1,
      );
      const [{features, finish = ''}] = featureLists(program);
      const card = page.getByRole('article').filter({hasText: program.name});
      await expect(card.getByText(finish, {exact: true})).toBeVisible();
      await expect(card.getByText(features[0] ?? '', {exact: true})).toBeVisible();
      const prices = program.sessions.map(({priceEur}) => price(priceEur, locale));
      const words = range(prices[0] ?? '', prices.at(-1) ?? '').replace(/\s/g, '\\s');
      await expect(card).toContainText(new RegExp(`${words}$`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
}

test('the whole of a program card leads to its page', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const card = page.getByRole('article').filter({hasText: first?.name ?? ''});
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  await page.mouse.click(box.x + box.width - 30, box.y + box.height - 60);
  await expect(page).toHaveURL(new RegExp(`/programs/${literally(first?.id ?? '')}$`));
});

test('on a phone the keyboard scrolls the shelf of rooms', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  const shelf = page.getByRole('list', {name: 'Pictures of the rooms'});
  await shelf.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await shelf.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  }).toPass({timeout: 5000});
});

test('the photo fills its frame in every window, the address at its right', async ({page}) => {
  await page.goto('/');
  const photo = page.locator('main img').first();
  const address = page.locator('main').getByText(business.address.street).first();
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({width, height});
    const boxes = await photo.evaluate((image) => {
      // The frame's contours are drawn around the figure, which holds the picture in its own box.
      const figure = image.closest('div')?.parentElement;
      return [figure, image].map(
        (element) => element?.getBoundingClientRect().toJSON() as DOMRect | undefined,
      );
    });
    const [figure, picture] = boxes;
    if (!figure || !picture) throw new Error('The photo has no frame.');
    const size = `${width} × ${height}`;
    expect(Math.round(figure.width - picture.width), size).toBe(0);
    expect(Math.round(figure.height - picture.height), size).toBe(0);
    expect(Math.round(picture.right), size).toBe(width);
    // A small window has no room for it.
    if (width < 1024) continue;
    const words = await address.boundingBox();
    if (!words) throw new Error(`No address on the photo at ${size}.`);
    expect(words.x + words.width, size).toBeGreaterThan(width - 60);
    expect(words.y + words.height, size).toBeLessThan(picture.bottom);
  }
});

test('enlarged text breaks beside its mark, not below it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  const program = need(programsIn('es'), 'program');
  for (const [path, words] of [
    ['/es/', 'Abrir en el mapa'],
    [pathOf(program.documentId, 'es'), 'Volver al Menú de Masajes'],
  ] as const) {
    await page.goto(path);
    const link = page.locator('main').getByRole('link', {name: words}).first();
    const [mark, label] = await link.evaluate((element) => {
      const range = document.createRange();
      const words = [...element.childNodes].find(({nodeType}) => nodeType === Node.TEXT_NODE);
      range.selectNodeContents(words ?? element);
      return [
        element.querySelector('svg')?.getBoundingClientRect(),
        range.getBoundingClientRect(),
      ].map((box) => box?.toJSON() as DOMRect | undefined);
    });
    if (!mark || !label) throw new Error(`${words} has no mark.`);
    expect(mark.right).toBeLessThanOrEqual(label.left);
    expect(mark.bottom).toBeGreaterThan(label.top);
  }
});
