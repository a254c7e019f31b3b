import {translate} from '@docusaurus/Translate';

/** The one sentence for whatever could not be had. */
export function unavailableText(): string {
  return translate({
    id: 'notifications.unavailable',
    message: 'This could not be loaded; the rest of the page is still here.',
    description: 'When what a visitor pressed cannot be loaded; one calm sentence',
  });
}

/** Name of what loads the whole page again. */
export function reloadLabel(): string {
  return translate({
    id: 'error.reload',
    message: 'Reload Page',
    description: 'Loads the whole page again',
  });
}
