import {translate} from '@docusaurus/Translate';

/** The button that loads the page again, where a part of it fails. */
export function reloadLabel(): string {
  return translate({
    id: 'error.reload',
    message: 'Reload Page',
    description: 'Error screen, and message about missing code: button that loads the page again',
  });
}
