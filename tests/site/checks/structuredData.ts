/**
 * Finds mistakes in the structured data of a page: properties that search engines require, references to
 * unknown ids, and prices that the page does not show.
 */

/** A node of structured data, or any part of one. */
type Node = Readonly<Record<string, unknown>>;

/** Required properties by type. Other types are not used. */
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

/** Hours of single days have dates in place of weekdays. */
const OF_DATES = ['validFrom', 'validThrough', 'opens', 'closes'];

/** Further properties of a service on its own page; the menu only names services. */
const OF_PAGE = ['serviceType', 'description', 'provider', 'areaServed', 'offers'];

/** The ratings are the house's own, which search engines do not accept as reviews. */
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

/** A node that only refers to another one. */
const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

function faultsOfNode(node: Node): string[] {
  const type = typeOf(node);
  const required = 'validFrom' in node ? OF_DATES : REQUIRED[type];
  if (!required) return [`${nameOf(node)}: the type is not one that the site uses`];
  const missing = required.filter((property) => isMissing(node[property]));
  const forbidden = FORBIDDEN.filter((property) => property in node);
  return [
    ...missing.map((property) => `${nameOf(node)}: ${property} is missing`),
    ...forbidden.map((property) => `${nameOf(node)}: ${property} is a claim that nobody can check`),
  ];
}

/** All prices in the data, in euros. */
export function pricesIn(data: unknown): number[] {
  const amounts = nodesOf(data).flatMap((node) => PRICES.map((property) => node[property]));
  return [...new Set(amounts.filter((amount) => amount !== undefined).map(Number))];
}

/** Whether a text contains a price in the format of any language: "€190", "€ 190", "190 €". */
export function shows(text: string, euros: number): boolean {
  return new RegExp(`€\\s?${euros}(?!\\d)|(?<!\\d)${euros}\\s?€`).test(text);
}

/** The `@id` of all nodes that a page describes. */
export const idsIn = (graph: readonly Node[]): readonly unknown[] =>
  nodesOf(graph)
    .filter((node) => !isReference(node))
    .map((node) => node['@id']);

/**
 * Reports mistakes in a page's data. `text` is the visible text; `elsewhere` are `@id`s that other pages
 * describe.
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
    ...dangling.map((node) => `${String(node['@id'])} is referred to, but not described`),
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
