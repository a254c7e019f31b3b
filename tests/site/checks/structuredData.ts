/**
 * What must hold for the structured data of a page: what search engines require, that references lead
 * somewhere, and that nothing is said that the page does not show.
 */

/** A node of structured data, or any part of one. */
type Node = Readonly<Record<string, unknown>>;

/** Properties that a node of a type needs. A type that is not listed has no business here. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  HealthAndBeautyBusiness: [
    '@id',
    'name',
    'url',
    'image',
    'telephone',
    'address',
    'geo',
    'openingHoursSpecification',
    'priceRange',
  ],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'about'],
  AboutPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'about'],
  ContactPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'about'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['@id', 'name', 'url'],
  City: ['name'],
  Place: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'availability'],
  OfferCatalog: ['@id', 'name', 'itemListElement'],
  ImageGallery: ['@id', 'name', 'url', 'image'],
  ImageObject: ['contentUrl', 'name', 'caption'],
};

/** What a page's own service needs besides; on the menu a service is only named. */
const OF_PAGE = ['serviceType', 'description', 'provider', 'areaServed', 'offers'];

/** The house's own marks are no reviews. */
const FORBIDDEN = ['aggregateRating', 'review', 'ratingValue', 'starRating'];

const PRICES = ['price', 'lowPrice', 'highPrice'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All nodes of a value, outermost first. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

const typeOf = (node: Node): string => String(node['@type'] ?? '');
const nameOf = (node: Node): string =>
  `${typeOf(node)} ${String(node['@id'] ?? node.name ?? '')}`.trim();
const isMissing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A node that only names another. */
const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

function faultsOfNode(node: Node): string[] {
  const type = typeOf(node);
  const required = REQUIRED[type];
  if (!required) return [`${nameOf(node)}: the type is not one that the site uses`];
  const missing = required.filter((property) => isMissing(node[property]));
  const forbidden = FORBIDDEN.filter((property) => property in node);
  return [
    ...missing.map((property) => `${nameOf(node)}: ${property} is missing`),
    ...forbidden.map((property) => `${nameOf(node)}: ${property} is a claim that nobody can check`),
  ];
}

/** Every amount of money in the data, in euros. */
export function pricesIn(data: unknown): number[] {
  const amounts = nodesOf(data).flatMap((node) => PRICES.map((property) => node[property]));
  return [...new Set(amounts.filter((amount) => amount !== undefined).map(Number))];
}

/** Whether a text shows an amount as either language writes it: "€190", "190 €". */
export function shows(text: string, euros: number): boolean {
  return new RegExp(`€${euros}(?!\\d)|(?<!\\d)${euros}[\\s\\u00a0\\u202f]?€`).test(text);
}

/** The `@id` of everything that a page describes. */
export const idsIn = (graph: readonly Node[]): readonly unknown[] =>
  nodesOf(graph)
    .filter((node) => !isReference(node))
    .map((node) => node['@id']);

/**
 * Sentences about what is wrong with a page's data. `text` is what the page shows; `elsewhere` are the `@id` that
 * the page may name because another one describes them.
 */
export function structuredDataFaults(
  graph: readonly Node[],
  text: string,
  elsewhere: readonly unknown[],
): string[] {
  if (graph.length === 0) return ['there is no structured data'];
  const nodes = nodesOf(graph);
  const known = new Set([...elsewhere, ...idsIn(graph)]);
  const dangling = nodes.filter((node) => isReference(node) && !known.has(node['@id']));
  const services = graph.filter((node) => typeOf(node) === 'Service');
  return [
    ...nodes.filter((node) => !isReference(node)).flatMap(faultsOfNode),
    ...dangling.map((node) => `${String(node['@id'])} is mentioned and nowhere described`),
    ...services.flatMap((node) =>
      OF_PAGE.filter((property) => isMissing(node[property])).map(
        (property) => `${nameOf(node)}: ${property} is missing`,
      ),
    ),
    ...pricesIn(graph)
      .filter((euros) => !shows(text, euros))
      .map((euros) => `the page does not show the price ${euros}`),
  ];
}
