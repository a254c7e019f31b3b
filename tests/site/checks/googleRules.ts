/**
 * What Google's documentation wants of a business and of breadcrumbs, so that search results may show them.
 * Ratings and reviews, which it recommends too, are left out: the house cannot rate itself.
 */

/** A node of structured data, or any part of one. */
type Node = Readonly<Record<string, unknown>>;

const SOURCES = {
  business: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  breadcrumb: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
} as const;

type Rule = {
  readonly source: keyof typeof SOURCES;
  readonly type: string;
  readonly property: string;
  readonly need: 'required' | 'recommended';
  readonly wants: string;
  readonly isMet: (value: unknown) => boolean;
};

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isType = (type: string) => (value: unknown) =>
  [value].flat().length > 0 && [value].flat().every((one) => (one as Node)?.['@type'] === type);
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
const isTime = (value: unknown): boolean =>
  /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(String(value));
const WEEK = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const isDay = (value: unknown): boolean =>
  value === undefined || [value].flat().every((day) => WEEK.includes(String(day)));

const GOOGLE_RULES: readonly Rule[] = [
  {
    source: 'business',
    type: 'HealthAndBeautyBusiness',
    property: 'name',
    need: 'required',
    wants: 'the name of the business',
    isMet: isText,
  },
  {
    source: 'business',
    type: 'HealthAndBeautyBusiness',
    property: 'address',
    need: 'required',
    wants: 'a PostalAddress',
    isMet: isType('PostalAddress'),
  },
  ...['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'].map((property): Rule => ({
    source: 'business',
    type: 'PostalAddress',
    property,
    need: 'recommended',
    wants: 'as many properties of the address as possible',
    isMet: isText,
  })),
  {
    source: 'business',
    type: 'HealthAndBeautyBusiness',
    property: 'geo',
    need: 'recommended',
    wants: 'GeoCoordinates',
    isMet: isType('GeoCoordinates'),
  },
  ...['latitude', 'longitude'].map((property): Rule => ({
    source: 'business',
    type: 'GeoCoordinates',
    property,
    need: 'required',
    wants: 'degrees as a number',
    isMet: (value) => typeof value === 'number' && Math.abs(value) <= 180,
  })),
  {
    source: 'business',
    type: 'HealthAndBeautyBusiness',
    property: 'openingHoursSpecification',
    need: 'recommended',
    wants: 'one or more OpeningHoursSpecification',
    isMet: isType('OpeningHoursSpecification'),
  },
  ...['opens', 'closes'].map((property): Rule => ({
    source: 'business',
    type: 'OpeningHoursSpecification',
    property,
    need: 'required',
    wants: 'a time as hh:mm or hh:mm:ss',
    isMet: isTime,
  })),
  {
    source: 'business',
    type: 'OpeningHoursSpecification',
    property: 'dayOfWeek',
    need: 'recommended',
    wants:
      'English names of days; without them the times are for the dates of validFrom and validThrough',
    isMet: isDay,
  },
  {
    source: 'business',
    type: 'HealthAndBeautyBusiness',
    property: 'telephone',
    need: 'recommended',
    wants: 'the number with the code of the country',
    isMet: (value) => /^\+\d/.test(String(value)),
  },
  {
    source: 'business',
    type: 'HealthAndBeautyBusiness',
    property: 'url',
    need: 'recommended',
    wants: 'a whole address',
    isMet: isAddress,
  },
  {
    source: 'business',
    type: 'HealthAndBeautyBusiness',
    property: 'priceRange',
    need: 'recommended',
    wants: 'fewer than 100 characters',
    isMet: (value) => isText(value) && String(value).length < 100,
  },
  {
    source: 'breadcrumb',
    type: 'BreadcrumbList',
    property: 'itemListElement',
    need: 'required',
    wants: 'two ListItems or more, numbered from 1',
    isMet: (value) => {
      const items = [value].flat() as Node[];
      const isNumbered = items.every(({position}, index) => position === index + 1);
      return items.length > 1 && isNumbered && isType('ListItem')(items);
    },
  },
  {
    source: 'breadcrumb',
    type: 'ListItem',
    property: 'name',
    need: 'required',
    wants: 'the title that visitors see',
    isMet: isText,
  },
  {
    source: 'breadcrumb',
    type: 'ListItem',
    property: 'item',
    need: 'required',
    wants: 'the address of the page',
    isMet: isAddress,
  },
];

/** The rules that the nodes of a page break. Steps of breadcrumbs are nodes too, not the items of other lists. */
export const googleFaults = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) =>
    GOOGLE_RULES.filter(({type}) => type === node['@type'])
      .filter(({property, isMet}) => !isMet(node[property]))
      .map(
        ({type, property, need, wants, source}) =>
          `${type}: ${property} (${need}) is ${wants}: ${SOURCES[source]}`,
      ),
  );
