/** The massage menu: tabs and their address, the forms of small screens, prices as links to a chat. */
import {expect, hydrated, test} from './test';

const WIDE = {width: 1440, height: 900};
const SMALL = {width: 390, height: 844};

const LANGUAGES = [
  {
    path: '/massage-menu',
    premium: /^Premium collection/,
    all: /^All programs/,
    luxury: /^Luxury rituals/,
    more: /^\+ 1 more/,
    sessions: 'Longer sessions',
    learnMore: /^Learn More & Book ?: Prana Nirvana$/,
    program: '/programs/prana-nirvana',
    price: /30 min\s*€90/,
    message: 'Good evening. I would like to book Prana Nirvana, 30 minutes.',
  },
  {
    path: '/es/menu-masajes',
    premium: /^Colección premium/,
    all: /^Todos los programas/,
    luxury: /^Rituales de lujo/,
    more: /^\+1 más/,
    sessions: 'Sesiones más largas',
    learnMore: /^Saber Más y Reservar ?: Prana Nirvana$/,
    program: '/es/programas/prana-nirvana',
    price: /30 min\s*90\s€/,
    message: 'Buenas noches. Quisiera reservar Prana Nirvana, 30 minutos.',
  },
];

for (const words of LANGUAGES) {
  test.describe(words.path, () => {
    test('a tab shows its collection and stays in the address', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(words.path);
      await hydrated(page);
      await expect(page.getByRole('article')).toHaveCount(12);
      await page.getByRole('tab', {name: words.premium}).click();
      await expect(page).toHaveURL(/\?tab=premium$/);
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page.getByRole('tab', {selected: true})).toHaveAccessibleName(words.premium);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('article')).toHaveCount(3);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Ananga Sutra');
      await page.goBack();
      await expect(page.getByRole('tab', {selected: true})).toHaveAccessibleName(words.premium);
      await page.getByRole('tab', {name: words.all}).click();
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      await expect(page.getByRole('article')).toHaveCount(12);
    });

    test('arrow keys walk the tabs in a ring', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(`${words.path}?tab=premium`);
      await hydrated(page);
      await page.getByRole('tab', {selected: true}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', {name: words.luxury})).toBeFocused();
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/\?tab=special$/);
    });

    test('an unknown tab shows everything', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(`${words.path}?tab=unheard-of`);
      await hydrated(page);
      await expect(page.getByRole('tab', {selected: true})).toHaveAccessibleName(words.all);
      await expect(page.getByRole('article')).toHaveCount(12);
    });

    test('small screens list everything in short, the rest one tap away', async ({page}) => {
      await page.setViewportSize(SMALL);
      await page.goto(`${words.path}?tab=premium`);
      await hydrated(page);
      await expect(page.getByRole('tablist')).toBeHidden();
      await expect(page.getByRole('article')).toHaveCount(12);
      const entry = page.getByRole('article').first();
      await expect(entry.getByRole('listitem').filter({visible: true})).toHaveCount(5);
      await expect(entry.getByRole('link', {name: words.more})).toHaveAttribute(
        'href',
        words.program,
      );
      const later = entry.getByRole('link', {name: /60 min/});
      await expect(later).toBeHidden();
      await entry.getByText(words.sessions).click();
      await expect(later.filter({visible: true})).toHaveCount(1);
    });

    test('each price opens a chat that names program and length', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(words.path);
      const entry = page.getByRole('article').first();
      await expect(entry.getByRole('link', {name: words.learnMore})).toHaveAttribute(
        'href',
        words.program,
      );
      const row = entry.getByRole('link', {name: words.price});
      await expect(row).toHaveAttribute('target', '_blank');
      const href = await row.getAttribute('href');
      expect(new URL(href ?? '').searchParams.get('text')).toBe(words.message);
    });
  });
}

for (const {path, line, longer, added} of [
  {
    path: '/massage-menu',
    line: 'Full-body massage with warm oil',
    longer: 'In 90 minutes',
    added: ['Second glass, warm towels', 'Two Lingam finishes'],
  },
  {
    path: '/es/menu-masajes',
    line: 'Masaje relajante por todo el cuerpo',
    longer: 'En 90 minutos',
    added: ['Segunda copa y toallas calientes', 'Dos finales Lingam'],
  },
]) {
  test(`${path} lists the 60 minutes whole on wide screens and names what the 90 add`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    const entry = page.getByRole('article').filter({hasText: 'Ananga Sutra'});
    for (const words of [line, longer, ...added]) {
      await expect(entry.getByText(words, {exact: true})).toBeVisible();
    }
    await page.setViewportSize(SMALL);
    await expect(entry.getByText(longer)).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('tabs lead to their collection', async ({page}) => {
    await page.setViewportSize(WIDE);
    await page.goto('/massage-menu');
    await page.getByRole('tab', {name: /^Luxury rituals/}).click();
    await expect(page).toHaveURL(/#luxury$/);
    await expect(page.getByRole('heading', {name: 'Luxury rituals'})).toBeInViewport();
  });
});
