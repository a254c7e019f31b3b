/** A card of the list of masseuses that shows the story, as it does without script and before it. */
import type {Page} from 'playwright/test';

import {masseuses, need} from '../e2e/content';
import {expect} from './faults';

/** Not at the top of the list. */
export const anybody = need(masseuses.slice(4), 'masseuse');

/** Her card is in view at its own address, with her story. */
export async function seeStory(page: Page): Promise<void> {
  const card = page.locator(`article#${anybody.id}`);
  await expect(card.getByText(anybody.name, {exact: true})).toBeInViewport();
  await expect(card.locator('[data-opens]')).toBeHidden();
  await expect(card.locator('details p').filter({visible: true})).not.toHaveCount(0);
}
