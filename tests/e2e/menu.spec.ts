/** The massage menu: tabs and their address, the forms of small screens, prices as links to a chat. */
import {featureLists} from '../../src/components/programs/featureLists';
import {literally, need, pathOf, price, programsIn} from './content';
import {expect, hydrated, test} from './test';

const COUNT = programsIn('en').length;
const inCollection = (name: string): number =>
  programsIn('en').filter(({category}) => category === name).length;
/** The menu's first entry: the tests of small screens need its second session and a longer list. */
const firstIn = (locale: string) => need(programsIn(locale), 'program');
/** A program whose lists differ by session. */
const tieredIn = (locale: string) =>
  need(programsIn(locale), 'program with two lists', (one) => featureLists(one).length > 1);

const WIDE = {width: 1440, height: 900};
const SMALL = {width: 390, height: 844};

const LANGUAGES = [
  {
    path: '/massage-menu',
    premium: /^Premium collection/,
    all: /^All programs/,
    luxury: /^Luxury rituals/,
    more: (count: number) => `+ ${count} more`,
    sessions: 'Longer sessions',
    locale: 'en',
    learnMore: 'Learn More & Book ?: ',
    message: (what: string) => `Good evening. I would like to book ${what} minutes.`,
  },
  {
    path: '/es/menu-masajes',
    premium: /^Colección premium/,
    all: /^Todos los programas/,
    luxury: /^Rituales de lujo/,
    more: (count: number) => `+${count} más`,
    sessions: 'Sesiones más largas',
    locale: 'es',
    learnMore: 'Saber Más y Reservar ?: ',
    message: (what: string) => `Buenas noches. Quisiera reservar el programa ${what} minutos.`,
  },
];

for (const words of LANGUAGES) {
  test.describe(words.path, () => {
    test('a tab shows its collection and stays in the address', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(words.path);
      await hydrated(page);
      await expect(page.getByRole('article')).toHaveCount(COUNT);
      await page.getByRole('tab', {name: words.premium}).click();
      await expect(page).toHaveURL(/\?tab=premium$/);
      await expect(page.getByRole('article')).toHaveCount(inCollection('premium'));
      await expect(page.getByRole('tab', {selected: true})).toHaveAccessibleName(words.premium);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('article')).toHaveCount(inCollection('premium'));
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        need(programsIn(words.locale), 'premium program', ({category}) => category === 'premium')
          .name,
      );
      await page.goBack();
      await expect(page.getByRole('tab', {selected: true})).toHaveAccessibleName(words.premium);
      await page.getByRole('tab', {name: words.all}).click();
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      await expect(page.getByRole('article')).toHaveCount(COUNT);
    });

    test('arrow keys walk the tabs in a ring', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(`${words.path}?tab=premium`);
      await hydrated(page);
      await page.getByRole('tab', {selected: true}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', {name: words.luxury})).toBeFocused();
      await expect(page.getByRole('article')).toHaveCount(inCollection('luxury'));
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/\?tab=special$/);
    });

    test('an unknown tab shows everything', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(`${words.path}?tab=unheard-of`);
      await hydrated(page);
      await expect(page.getByRole('tab', {selected: true})).toHaveAccessibleName(words.all);
      await expect(page.getByRole('article')).toHaveCount(COUNT);
    });

    test('small screens list everything in short, the rest one tap away', async ({page}) => {
      await page.setViewportSize(SMALL);
      await page.goto(`${words.path}?tab=premium`);
      await hydrated(page);
      await expect(page.getByRole('tablist')).toBeHidden();
      await expect(page.getByRole('article')).toHaveCount(COUNT);
      const entry = page.getByRole('article').first();
      const first = firstIn(words.locale);
      const [{features}] = featureLists(first);
      for (const line of features.slice(0, 3))
        await expect(entry.getByText(line, {exact: true})).toBeVisible();
      await expect(
        entry.getByRole('link', {name: words.more(features.length - 2)}),
      ).toHaveAttribute('href', pathOf(first.documentId, words.locale));
      const later = entry.getByRole('link', {name: `${first.sessions[1]?.minutes} min`});
      await expect(later).toBeHidden();
      await entry.getByText(words.sessions).click();
      await expect(later.filter({visible: true})).toHaveCount(1);
    });

    test('each price opens a chat that names program and length', async ({page}) => {
      await page.setViewportSize(WIDE);
      await page.goto(words.path);
      const entry = page.getByRole('article').first();
      const {name, documentId, sessions} = firstIn(words.locale);
      const learnMore = new RegExp(`^${words.learnMore}${literally(name)}$`);
      await expect(entry.getByRole('link', {name: learnMore})).toHaveAttribute(
        'href',
        pathOf(documentId, words.locale),
      );
      const {minutes = 0, priceEur = 0} = sessions[0] ?? {};
      const amount = price(priceEur, words.locale).replace(/\s/, '\\s');
      const row = entry.getByRole('link', {name: new RegExp(`${minutes} min\\s*${amount}`)});
      await expect(row).toHaveAttribute('target', '_blank');
      const href = await row.getAttribute('href');
      expect(new URL(href ?? '').searchParams.get('text')).toBe(
        words.message(`${name}, ${minutes}`),
      );
    });
  });
}

for (const {path, locale, longerBy} of [
  {path: '/massage-menu', locale: 'en', longerBy: (minutes: number) => `In ${minutes} minutes`},
  {path: '/es/menu-masajes', locale: 'es', longerBy: (minutes: number) => `En ${minutes} minutos`},
]) {
  test(`${path} lists the shortest session whole on wide screens and names what longer ones add`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    const entry = page.getByRole('article').filter({hasText: tieredIn(locale).name});
    const [shortest, ...others] = featureLists(tieredIn(locale));
    const longer = longerBy(others[0]?.minutes ?? 0);
    const added = others.flatMap(({features, finish}) => [...features, finish ?? '']);
    for (const words of [...shortest.features.slice(0, 1), longer, ...added.filter(Boolean)]) {
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
