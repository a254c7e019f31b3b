/** The house as search engines read it: one node, the same name on every page. */
import type {HealthAndBeautyBusinessLeaf, PostalAddressLeaf} from 'schema-dts';

import {priceRange} from '../../../content/derive';
import type {Business} from '../../../content/types';
import {originalLanguage} from '../site';
import {type PageContext, ids} from './context';
import {photosOfPage} from './images';

const EVERY_DAY = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Pages that show payment and the range of prices besides what the footer shows everywhere. */
const PAGES_WITH_TERMS: readonly string[] = ['about', 'contact'];

function postalAddress({address}: Business): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.district}`,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.country,
  };
}

/** A day that never ends is written from its first minute to its last. */
function openAndClose({openingHours}: Business): {opens: string; closes: string} {
  return openingHours === 'always'
    ? {opens: '00:00', closes: '23:59'}
    : {opens: openingHours.from, closes: openingHours.to};
}

/** What the footer of every page says: name, address, phone, e-mail, hours. */
function commonFacts(context: PageContext): HealthAndBeautyBusinessLeaf {
  const {site} = context;
  const {business} = site.catalogue;
  return {
    '@type': 'HealthAndBeautyBusiness',
    '@id': ids.business(context),
    name: business.name,
    url: site.url + originalLanguage(site).baseUrl,
    telephone: business.phone,
    email: business.email.info,
    address: postalAddress(business),
    geo: {'@type': 'GeoCoordinates', ...business.coordinates},
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: EVERY_DAY,
      ...openAndClose(business),
    },
  };
}

/** The house with what the page shows of it. */
export function businessNode(context: PageContext): HealthAndBeautyBusinessLeaf {
  const images = photosOfPage(context).map(({url}) => url);
  const facts = {...commonFacts(context), ...(images.length > 0 && {image: images})};
  if (!PAGES_WITH_TERMS.includes(context.route.id)) return facts;
  const {minEur, maxEur} = priceRange(context.content.programs);
  return {
    ...facts,
    priceRange: `${minEur}–${maxEur} EUR`,
    currenciesAccepted: 'EUR',
    paymentAccepted: context.words('contact.paymentWays'),
  };
}
