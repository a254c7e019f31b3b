/** The massage menu: its tabs and their addresses, and the shorter form of small screens. */
import type {Page} from 'playwright/test';

import {featureLists} from '../../src/components/programs/featureLists';
import {need, pathOf, programsIn, tabTitle} from './content';
import {languageCodes} from './pages';
import {answerConsent, expect, hydrated, test} from './test';
import {literally, word} from '../words';

const COUNT = programsIn('en').length;
const inCollection = (name: string): number =>
  programsIn('en').filter(({category}) => category === name).length;
/** A program whose lists differ by session. */
const tieredIn = (locale: string) =>
  need(programsIn(locale), 'program with two lists', (one) => featureLists(one).length > 1);

const WIDE = {width: 1440, height: 900};
const SMALL = {width: 390, height: 844};

/** A tab by its title, after which the number of its programs stands. */
const tabNamed = (id: string, locale: string): RegExp =>
  new RegExp(`^${literally(tabTitle(id, locale))}`);

/** Opens the menu on a wide screen, with what its tests look at. */
async function openWide(page: Page, address: string) {
  await answerConsent(page);
  await page.setViewportSize(WIDE);
  await page.goto(address);
  await hydrated(page);
  return {
    entries: page.getByRole('article'),
    selected: page.getByRole('tab', {selected: true}),
    tab: (name: RegExp) => page.getByRole('tab', {name}),
  };
}

for (const locale of languageCodes) {
  const path = pathOf('massage-menu', locale);
  const all = tabNamed('all', locale);
  const premium = tabNamed('premium', locale);
  const luxury = tabNamed('luxury', locale);

  test(`${path}: a tab shows its collection and stays in the address`, async ({page}) => {
    const {entries, selected, tab} = await openWide(page, path);
    await tab(premium).click();
    await expect(page).toHaveURL(/\?tab=premium$/);
    await expect(entries).toHaveCount(inCollection('premium'));
    await expect(selected).toHaveAccessibleName(premium);
    await page.reload();
    await hydrated(page);
    await expect(entries).toHaveCount(inCollection('premium'));
    await tab(all).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(entries).toHaveCount(COUNT);
  });

  test(`${path}: Back returns to the tab from which a program was opened`, async ({page}) => {
    const {entries, selected} = await openWide(page, `${path}?tab=premium`);
    await entries.first().getByRole('link').first().click();
    const opened = need(
      programsIn(locale),
      'premium program',
      ({category}) => category === 'premium',
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(opened.name);
    await page.goBack();
    await expect(selected).toHaveAccessibleName(premium);
  });

  test(`${path}: a tab that nobody has shows everything`, async ({page}) => {
    const {entries, selected} = await openWide(page, `${path}?tab=unheard-of`);
    await expect(selected).toHaveAccessibleName(all);
    await expect(entries).toHaveCount(COUNT);
  });

  test(`${path}: the tabs are one stop of the Tab key, and arrow keys go round them`, async ({
    page,
  }) => {
    const {entries, selected, tab} = await openWide(page, `${path}?tab=premium`);
    await expect(page.locator('[role="tab"]:not([tabindex="-1"])')).toHaveCount(1);
    const isFromRight = (await page.locator('html').getAttribute('dir')) === 'rtl';
    const [back, on] = isFromRight ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    await selected.focus();
    await page.keyboard.press(on);
    await expect(tab(luxury)).toBeFocused();
    await expect(entries).toHaveCount(inCollection('luxury'));
    await page.keyboard.press('Home');
    await page.keyboard.press(back);
    await expect(page).toHaveURL(/\?tab=special$/);
  });

  test(`${path}: lists are whole on wide screens, on small ones the rest is one tap away`, async ({
    page,
  }) => {
    await answerConsent(page);
    await page.setViewportSize(WIDE);
    await page.goto(path);
    const entries = page.getByRole('article');
    const tiered = entries.filter({hasText: tieredIn(locale).name});
    const [shortest, ...others] = featureLists(tieredIn(locale));
    const longer = word('menu.longer', locale, {minutes: others[0]?.minutes ?? 0});
    const added = others.flatMap(({features, finish}) => [...features, finish ?? '']);
    for (const words of [...shortest.features.slice(0, 1), longer, ...added.filter(Boolean)]) {
      await expect(tiered.getByText(words, {exact: true})).toBeVisible();
    }

    // An address with a tab shows all the same everything on a small screen.
    await page.setViewportSize(SMALL);
    await page.goto(`${path}?tab=premium`);
    await hydrated(page);
    await expect(tiered.getByText(longer)).toBeHidden();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(entries).toHaveCount(COUNT);
    const first = need(programsIn(locale), 'program');
    const entry = entries.first();
    const [{features}] = featureLists(first);
    for (const line of features.slice(0, 3))
      await expect(entry.getByText(line, {exact: true})).toBeVisible();
    const more = word('menu.moreFeatures', locale, {count: features.length - 2});
    await expect(entry.getByRole('link', {name: more})).toHaveAttribute(
      'href',
      pathOf(first.documentId, locale),
    );
    const {minutes} = first.sessions[1] ?? {};
    const later = entry.getByRole('link', {name: word('units.minutes', locale, {minutes})});
    await expect(later).toBeHidden();
    await entry.getByText(word('menu.moreSessions', locale)).click();
    await expect(later.filter({visible: true})).toHaveCount(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('tabs lead to their collection', async ({page}) => {
    await page.setViewportSize(WIDE);
    await page.goto(pathOf('massage-menu', 'en'));
    await page.getByRole('tab', {name: tabNamed('luxury', 'en')}).click();
    await expect(page).toHaveURL(/#luxury$/);
    await expect(page.getByRole('heading', {name: tabTitle('luxury', 'en')})).toBeInViewport();
  });
});
