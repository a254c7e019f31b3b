/** A whole site of a few pages, for rules that look beyond a page. */
import type {RawDocument} from '../../../../src/content/checks/raw';
import type {Source} from '../../../../src/content/source';

/** A site of English and Spanish with these pages, all of them in sidebars.ts, and with what else it is given. */
export const rawSite = (documents: readonly RawDocument[], more: Partial<Source> = {}): Source => ({
  defaultLocale: 'en',
  locales: ['en', 'es'],
  documents,
  business: undefined,
  wording: {},
  pictures: [],
  order: documents
    .filter(({kind, isOriginal}) => isOriginal && kind !== 'masseuse')
    .map(({id}) => id),
  problems: [],
  ...more,
});
