/** Addresses, titles and descriptions are each used once in a language. */
import type {ValidDocument} from '../factsAndWords';
import type {Problem} from '../problems';
import type {Source} from '../readSite';

const FIELDS = [
  {name: 'slug', remedy: 'Give this page an address of its own.'},
  {name: 'title', remedy: 'Give this page a title of its own.'},
  {name: 'description', remedy: 'Describe this page in its own words.'},
] as const;

/** Names pages that repeat another page's address, title or description, and pages without an order. */
export function checkAddresses(source: Source, documents: readonly ValidDocument[]): Problem[] {
  const pages = documents.filter(({kind}) => kind !== 'masseuse');
  const repeated = FIELDS.flatMap(({name, remedy}) =>
    pages.flatMap((page, index): Problem[] => {
      const first = pages
        .slice(0, index)
        .find((other) => other.locale === page.locale && other.words[name] === page.words[name]);
      const found = `${JSON.stringify(page.words[name])}, which ${first?.file} has already`;
      return first ? [{file: page.file, field: name, found, remedy}] : [];
    }),
  );
  const unordered = pages
    .filter(({locale, id}) => locale === source.defaultLocale && !source.order.includes(id))
    .map(({id}) => ({
      file: 'sidebars.ts',
      field: '',
      found: `no line for ${id}`,
      remedy: `Add '${id}' where the page belongs in the order.`,
    }));
  return [...repeated, ...unordered];
}
