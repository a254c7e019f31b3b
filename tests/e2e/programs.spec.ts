/** Program pages: facts around the story, the candle to scale, outcall and four hands. */
import {featureLists} from '../../src/components/programs/featureLists';
import {outcallQuote, relatedPrograms} from '../../src/content/derive';
import {business, literally, need, pathOf, price, programsIn} from './content';
import {expect, test} from './test';

// What is looked at stands in the HTML, which is there sooner than script.
test.use({javaScriptEnabled: false});

const english = programsIn('en');
const ids = (suits: (program: (typeof english)[number]) => unknown): string[] =>
  english.filter(suits).map(({documentId}) => documentId);

const WITH_PICTURE = ids(({hero}) => hero).slice(0, 3);
const WITHOUT_PICTURE = ids(({hero}) => !hero).slice(0, 3);

test('programs with a photo have it behind their name, and no other', async ({page}) => {
  for (const id of WITH_PICTURE) {
    await page.goto(pathOf(id, 'en'));
    await expect(page.locator('main header picture'), id).toHaveCount(1);
  }
  for (const id of WITHOUT_PICTURE) {
    await page.goto(pathOf(id, 'en'));
    await expect(page.locator('main header picture'), id).toHaveCount(0);
  }
});

for (const words of [
  {
    locale: 'en',
    back: 'Back to Massage Menu',
    menu: '/massage-menu',
    prices: 'Duration and price',
    call: 'Call Now',
    message: (what: string) => `Good evening. I would like to book ${what} minutes.`,
    unit: 'minutes',
  },
  {
    locale: 'es',
    back: 'Volver al Menú de Masajes',
    menu: '/es/menu-masajes',
    prices: 'Duración y precio',
    call: 'Llamar Ahora',
    message: (what: string) => `Buenas noches. Quisiera reservar el programa ${what} minutos.`,
    unit: 'minutos',
  },
]) {
  test(`a program books, calls, compares and leads on (${words.locale})`, async ({page}) => {
    const programs = programsIn(words.locale);
    const own = need(programs, 'program with two lists', (one) => featureLists(one).length > 1);
    const {documentId, name} = own;
    const lists = featureLists(own);
    const related = need(relatedPrograms(own, programs, 1), 'related program');
    const longest = lists.at(-1)?.minutes ?? 0;
    await page.goto(pathOf(documentId, words.locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: words.back})).toHaveAttribute('href', words.menu);
    const panel = main.locator('section', {has: page.getByRole('heading', {name: words.prices})});
    const href = await panel.getByRole('link', {name: `${longest} min`}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toBe(words.message(`${name}, ${longest}`));
    await expect(panel.getByRole('link', {name: words.call})).toHaveAttribute('href', /^tel:/);
    for (const {minutes, finish = ''} of lists) {
      const heading = `${minutes} ${words.unit}`;
      const card = main.getByRole('heading', {level: 3, name: heading}).locator('..');
      await expect(card.getByRole('listitem').last()).toHaveText(finish);
    }
    await expect(
      main.getByRole('link', {name: new RegExp(literally(related.name))}),
    ).toHaveAttribute('href', pathOf(related.documentId, words.locale));
  });
}

test('on phones the price follows the name at once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(pathOf(WITHOUT_PICTURE[0] ?? '', 'en'));
  const price = await page.getByRole('heading', {name: 'Duration and price'}).boundingBox();
  const story = await page
    .locator('main p:not(header *)')
    .filter({hasText: /^.{200}/})
    .first()
    .boundingBox();
  expect(price?.y).toBeLessThan(story?.y ?? 0);
});

test('the candle is drawn to scale in both directions', async ({page}) => {
  const {documentId, phases: drawn = []} = need(
    english,
    'program with phases',
    ({phases}) => phases,
  );
  const scale = drawn.map(({minutes}) => minutes);
  const whole = scale.reduce((sum, minutes) => sum + minutes, 0);
  await page.goto(pathOf(documentId, 'en'));
  const phases = page.locator('ol > li', {has: page.getByRole('heading', {level: 3})});
  await expect(phases).toHaveCount(scale.length);
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
    const minutes = lengths.map((length) => Math.round((length / total) * whole));
    expect(minutes, `${width} px`).toEqual(scale);
  }
});

test('four hands doubles the price of every program', async ({page}) => {
  await page.goto('/programs/four-hands');
  const table = page.getByRole('table');
  const fourHands = need(english, 'program of four hands', ({pricing}) => pricing === 'double');
  for (const {name, sessions} of english) {
    for (const {priceEur} of sessions) {
      const twice = price(2 * priceEur, 'en');
      const lengths = table.getByRole('rowgroup').filter({hasText: name});
      const link = lengths.getByRole('link', {name: new RegExp(`${literally(twice)}$`)}).first();
      const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
      expect(message).toContain(`${fourHands.name} (${name})`);
    }
  }
});

test('outcall names areas with their fees, four steps and what to know', async ({page}) => {
  const {travelFeesEur: fees} = business;
  const {areas: zones = []} = need(english, 'program outcall', ({id}) => id === 'outcall');
  await page.goto('/programs/outcall');
  const main = page.getByRole('main');
  const {minutes, fromEur} = outcallQuote(english, fees);
  await expect(
    main.getByText(new RegExp(`${minutes} min from\\s*${price(fromEur, 'en')}`)),
  ).toBeVisible();
  const areas = main.getByRole('listitem').filter({
    hasText: new RegExp(`\\+\\s*€(${Object.values(fees).join('|')})$`),
  });
  await expect(areas).toHaveCount(zones.length);
  await expect(main.locator('ol > li')).toHaveCount(4);
  await expect(main.getByRole('heading', {name: 'Important information'})).toBeVisible();
  await expect(main.getByRole('heading', {name: 'Availability'})).toBeVisible();
});
