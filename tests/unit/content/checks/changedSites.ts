/** The valid site with a change in the text or the fields of one page. */
import type {Source, SourceDocument} from '../../../../src/content/source';

type Change = (document: SourceDocument) => Partial<SourceDocument>;

const changed = (site: Source, id: string, locale: string, change: Change): Source => ({
  ...site,
  documents: site.documents.map((document) =>
    document.id === id && document.locale === locale
      ? {...document, ...change(document)}
      : document,
  ),
});

/** With another text, made of the one that is there. */
export const withBody = (
  site: Source,
  id: string,
  locale: string,
  change: (body: string) => string,
): Source => changed(site, id, locale, ({body}) => ({body: change(body)}));

/** With other fields, or more of them. */
export const withFields = (
  site: Source,
  id: string,
  locale: string,
  fields: Readonly<Record<string, unknown>>,
): Source =>
  changed(site, id, locale, ({frontMatter}) => ({frontMatter: {...frontMatter, ...fields}}));

/** With words of the English home page in the place of some of its own. */
export const withWords = (site: Source, words: string): Source =>
  withBody(site, 'home', 'en', (body) => body.replace('Come in when you like.', words));
