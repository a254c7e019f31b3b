/** The list of masseuses: its cards, and what can be read without script. */
import {masseuses, masseusesIn, need, pathOf, storyOf} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {answerConsent, expect, hydrated, test} from '../e2e/test';
import {brokenUnits} from './layout';
import {
  LIST,
  pictured,
  plain,
  restingDay,
  favorite,
  selected,
  profile,
  heading,
  cardOf,
} from './masseuses';
import {counted, startsWith, word} from '../words';

/** Ids of labels: bodyToBody for body-to-body. */
const inCamelCase = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

// The banner would lie over buttons.
test.beforeEach(({page}) => answerConsent(page));

test('a card says everything and leads to profile and chat', async ({page}) => {
  await page.goto(LIST);
  await expect(page.getByRole('article')).toHaveCount(masseuses.length);
  const card = cardOf(page, pictured.name);
  const {rating, nationality, age, experienceYears, languages, specialties} = pictured;
  const names = new Intl.DisplayNames('en', {type: 'language'});
  const spoken = new Intl.ListFormat('en').format(languages.map((code) => names.of(code) ?? code));
  await expect(card).toContainText(word('masseuse.rating', 'en', {value: rating, highest: 5}));
  await expect(card).toContainText(
    `${word(`nationality.${nationality.toLowerCase()}`)}, ${age} · ${counted('masseuse.experience.years', {years: experienceYears})}`,
  );
  await expect(card).toContainText(word('masseuse.speaks', 'en', {languages: spoken}));
  const skills = specialties.map((id) => word(`specialty.${inCamelCase(id)}`));
  await expect(card).toContainText(skills.join(' · '));
  await expect(card.getByRole('link', {name: startsWith('masseuse.view')})).toHaveAttribute(
    'href',
    `/masseuses?${selected(pictured)}`,
  );
  const chat = card.getByRole('link', {name: startsWith('booking.whatsapp')});
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    word('booking.message.masseuse', 'en', {masseuse: pictured.name}),
  );
});

test('on a phone no specialty is broken at its hyphens', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  for (const path of languageCodes.map((locale) => pathOf('masseuses', locale))) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const specialties = {pattern: String.raw`\p{L}+(-\p{L}+)+`, within: 'h2 + p, .meta > p'};
    expect(await page.evaluate(brokenUnits, specialties), path).toEqual([]);
  }
});

test('with script a card has one way to the profile, which its own address shows too', async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  const card = cardOf(page, pictured.name);
  await expect(card.getByRole('link', {name: startsWith('masseuse.view')})).toHaveCount(1);
  await expect(card.locator('dl')).toHaveCount(0);
  await expect(page.locator('article summary').first()).toBeHidden();
  await page.goto(`${LIST}#${plain.id}`);
  await expect(profile(page).getByText(storyOf(plain))).toBeVisible();
  await expect(heading(page, plain.name)).toBeFocused();
});

test('of several ids in an address the first known one counts', async ({page}) => {
  await page.goto(`${LIST}?selected=nobody&${selected(plain)}&${selected(pictured)}`);
  await expect(profile(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the list and every biography can be read', async ({page}) => {
    await page.goto(`${LIST}?${selected(plain)}`);
    const stories = page.getByRole('article').locator('details');
    await expect(stories).toHaveCount(masseuses.length);
    const story = stories.nth(masseuses.indexOf(plain));
    await story.locator('summary').click();
    await expect(story.getByText(storyOf(plain))).toBeVisible();
  });

  for (const [index, locale] of languageCodes.entries()) {
    const path = pathOf('masseuses', locale);
    // One width for each language.
    const width = index === 0 ? 390 : 1440;
    const view = startsWith('masseuse.view', locale);

    test(`View Profile on ${path} opens the rest of a profile in the card at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const card = cardOf(page, pictured.name);
      await expect(card.getByRole('link', {name: view})).toHaveCount(0);
      await card.locator('summary', {hasText: view}).click();
      const [hours] = pictured.availability;
      const words = ['masseuse.fact.personality', 'masseuse.hours', 'masseuse.gallery'];
      const resting = restingDay(pictured) ? ['masseuse.resting'] : [];
      const shown = [...words, ...resting].map((id) => word(id, locale));
      const {personality} = need(masseusesIn(locale), 'masseuse', ({id}) => id === pictured.id);
      for (const text of [...shown, personality, `${hours?.from}–${hours?.to}`]) {
        await expect(card.getByText(text, {exact: true}).first()).toBeVisible();
      }
      await expect(
        card.locator(`a[href="${pathOf(favorite(pictured, locale).documentId, locale)}"]`),
      ).toBeVisible();
      await expect(card.locator('a[href$=".jpg"] img')).toHaveCount(4);
      await expect(card.locator('dl')).toBeVisible();
    });
  }
});
