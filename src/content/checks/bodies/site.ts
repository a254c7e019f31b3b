/** What links of a page may lead to: pages, their addresses, the names of their headings. */
import {parseBody} from '../../body/parse';
import {SINGLE_PAGES} from '../../kinds';
import type {Source} from '../../source';
import {type RawDocument, isFields, unreadableFiles} from '../raw';
import {dutiesOf} from './legalDuties';

/** Ids of everything that has an address, files that cannot be read included. */
export function pageIds(source: Source, documents: readonly RawDocument[]): string[] {
  const unreadable = [...unreadableFiles(source)].flatMap((file) => {
    const id = /^docs\/(.+)\.mdx$/.exec(file)?.[1];
    return id ? [id] : [];
  });
  const ids = documents.filter(({isOriginal}) => isOriginal).map(({id}) => id);
  // A page that the site needs is told once when it is missing, not at every link to it.
  return [...new Set([...ids, ...unreadable, ...SINGLE_PAGES])].filter(
    (id) => !id.startsWith('masseuses/'),
  );
}

export function addresses(documents: readonly RawDocument[]): Map<string, string> {
  return new Map(
    documents.flatMap(({id, locale, isOriginal, words: {slug}}) =>
      typeof slug === 'string'
        ? [[isOriginal ? slug : `/${locale}${slug}`, id] as const, [slug, id] as const]
        : [],
    ),
  );
}

/** Where the house's own site stands, as far as its letter boxes tell. */
export function hostsOf({business}: Source): ReadonlySet<string> {
  const {email} = isFields(business) ? business : {email: undefined};
  const boxes = isFields(email) ? Object.values(email) : [];
  const hosts = boxes.map((box) => String(box).split('@')[1]?.toLowerCase() ?? '');
  return new Set(hosts.filter(Boolean));
}

/** The names of the parts of legal texts, in any language, and of those that a law asks for. */
export function namesOfLegal(
  documents: readonly RawDocument[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const {id, kind, body} of documents) {
    if (kind !== 'legal') continue;
    names.set(id, [...(names.get(id) ?? dutiesOf(id)), ...parseBody(body).headingIds.values()]);
  }
  return names;
}

/** The one page of a language that has a heading of this name. */
export function pageWith(
  anchor: string,
  locale: string,
  documents: readonly RawDocument[],
): string | undefined {
  const pages = documents.filter(
    ({locale: own, body}) =>
      own === locale &&
      body.includes(`{#${anchor}}`) &&
      [...parseBody(body).headingIds.values()].includes(anchor),
  );
  return pages.length === 1 ? pages[0]?.id : undefined;
}
