import type {HealthAndBeautyBusinessLeaf} from 'schema-dts';

import type {Business} from '@site/src/content/types';

const EVERY_DAY = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Facts = Pick<
  Business,
  'name' | 'phone' | 'email' | 'address' | 'coordinates' | 'openingHours'
>;

/** The house with its address and hours. A day that never ends is written from its first minute to its last. */
export function businessNode(
  {name, phone, email, address, coordinates, openingHours}: Facts,
  siteUrl: string,
): HealthAndBeautyBusinessLeaf {
  const {from, to} = openingHours === 'always' ? {from: '00:00', to: '23:59'} : openingHours;
  return {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${siteUrl}/#business`,
    name,
    url: `${siteUrl}/`,
    telephone: phone,
    email: email.info,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.district}`,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: {'@type': 'GeoCoordinates', ...coordinates},
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: EVERY_DAY,
      opens: from,
      closes: to,
    },
  };
}
