/** A translation that the configuration names before the original. */
import type {Source} from '../source';

/** What is left of the site then: every text would seem to be in the wrong language. */
export function withoutOriginal(first: string, locales: readonly string[]): Source {
  const remedy =
    locales.length > 1
      ? 'Move its line below that of the original, whose pages stand in docs/.'
      : 'Put the line of the original back above it: its pages stand in docs/.';
  const found = `${first} as the first language, and its pages stand in i18n/${first}`;
  return {
    defaultLocale: first,
    locales: [],
    documents: [],
    business: undefined,
    wording: {},
    pictures: [],
    order: [],
    problems: [{file: 'docusaurus.config.ts', field: first, found, remedy}],
  };
}
