import {translate} from '@docusaurus/Translate';

/** Help against coercion, in the footer and on the casting page: before the emergency number. */
export function dangerLabel(): string {
  return translate({
    id: 'help.danger',
    message: 'In danger, now:',
    description: 'Footer and casting page, help against coercion: before the emergency number',
  });
}
