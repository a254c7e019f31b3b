/** The words of a page that stand on pictures, whose contrast only the rendered pixels show. */
import {type Page, expect} from 'playwright/test';

/** Of every word before a photo, whatever its size: a lamp or a flame behind a large letter would pass at 3. */
export const LEAST_CONTRAST = 4.5;
/** Pages whose heroes have a photo behind their words. */
export const WITH_PHOTO = [
  'home',
  'masseuses',
  'outcall',
  'gallery',
  'about',
  'casting',
  'contact',
  'programs/kaula-tantra',
  'programs/nyx-sensoria',
  'programs/ananga-sutra',
];
/** Pages with cards whose words stand on the dark foot of an emblem's picture. */
const WITH_EMBLEMS = ['home', 'masseuses', 'outcall'];

/** Runs in the page: marks every element in the hero that has words of its own, and returns selectors for them. */
function heroWords(): string[] {
  const elements = [...document.querySelectorAll('.hideUntilComplete *')].filter(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
  );
  return elements.map((element, index) => {
    element.setAttribute('data-word', String(index));
    return `[data-word="${index}"]`;
  });
}

/** Runs in the page: marks the words of every card with an emblem, and returns selectors for them. */
function emblemWords(): string[] {
  const cards = [...document.images]
    .filter(({parentElement}) => parentElement?.querySelector('source[srcset*="/emblem-"]'))
    .map((image) => image.closest('a, article'));
  return cards.flatMap((card, index) => {
    const words = card?.matches('a') ? 'div:not(:has(img, div)), div > span' : 'h2, h2 + p';
    return [...(card?.querySelectorAll(words) ?? [])].map((element, line) => {
      element.setAttribute('data-line', `${index}-${line}`);
      return `[data-line="${index}-${line}"]`;
    });
  });
}

/** Selectors of the words on a page's pictures: on its hero's photo, and on emblems if they are wanted. */
export async function wordsOnPictures(
  page: Page,
  id: string,
  areEmblemsWanted: boolean,
): Promise<string[]> {
  const hero = WITH_PHOTO.includes(id) ? await page.evaluate(heroWords) : [];
  if (WITH_PHOTO.includes(id)) expect(hero.length).toBeGreaterThan(1);
  if (!WITH_EMBLEMS.includes(id) || !areEmblemsWanted) return hero;
  const cards = await page.evaluate(emblemWords);
  expect(cards.length).toBeGreaterThan(6);
  return [...hero, ...cards];
}
