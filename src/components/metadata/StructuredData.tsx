import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {shortMinutes} from '@site/src/components/labels/minutes';
import {pathOf} from '@site/src/content/browser/routes';
import type {Program} from '@site/src/content/browser/types';
import {type Route, useCatalogue, useLanguage} from '@site/src/plugins/catalogue/client';
import type {CatalogueGlobalData} from '@site/src/plugins/catalogue/data';
import {hoursSpecification} from './hoursSpecification';

/** A schema.org entity. */
export type SchemaNode = {readonly '@type': string; readonly [property: string]: unknown};

/** The business, with its opening hours and those of special days. */
export function businessNode(
  {business, timetable}: Pick<CatalogueGlobalData, 'business' | 'timetable'>,
  siteUrl: string,
): SchemaNode {
  const {name, phone, email, address, coordinates} = business;
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
    ...hoursSpecification(timetable),
  };
}

const OFFER_TERMS = {priceCurrency: 'EUR', availability: 'https://schema.org/InStock'} as const;

/** A price in whole euros, VAT included, as an offer. */
export const offerNode = (name: string, euros: number, url: string): SchemaNode => ({
  '@type': 'Offer',
  name,
  price: euros,
  ...OFFER_TERMS,
  url,
});

/**
 * Prices as offers, in whole euros, VAT included: one price as an offer, several as an aggregate. Four hands costs
 * twice the other program; outcall has a lowest price only, because the rest depends on the zone.
 */
export function useOffers() {
  const {priceRange, outcallQuote} = useCatalogue();
  return (
    {name, sessions, pricing}: Pick<Program, 'name' | 'sessions' | 'pricing'>,
    url: string,
  ): SchemaNode => {
    const offers = sessions.map(({minutes, priceEur}) =>
      offerNode(`${name}, ${shortMinutes(minutes)}`, priceEur, url),
    );
    const [only, ...others] = offers;
    if (only && others.length === 0) return only;
    const aggregate = {'@type': 'AggregateOffer', ...OFFER_TERMS, url} as const;
    if (pricing === 'travel') {
      const {minutes, fromEur} = outcallQuote;
      return {...aggregate, name: `${name}, ${shortMinutes(minutes)}`, lowPrice: fromEur};
    }
    if (pricing === 'double') {
      return {...aggregate, lowPrice: 2 * priceRange.minEur, highPrice: 2 * priceRange.maxEur};
    }
    const prices = sessions.map(({priceEur}) => priceEur);
    return {
      ...aggregate,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: offers.length,
      offers,
    };
  };
}

/** Absolute URLs and labels in the current language. */
export function useAddresses() {
  const {url} = useDocusaurusContext().siteConfig;
  const {locale, baseUrl} = useLanguage();
  const addressOf = (slug: string): string => url + pathOf(slug, baseUrl);
  return {
    /** The same on every page and in every language. */
    businessId: `${url}/#business`,
    addressOf,
    pageOf: ({labels, slugs}: Route) => ({
      label: labels[locale] ?? '',
      url: addressOf(slugs[locale] ?? '/'),
    }),
  };
}

/** JSON-LD in the head. It may not contain more than the page shows. */
export default function StructuredData({nodes}: {nodes: readonly SchemaNode[]}): ReactNode {
  const graph = {'@context': 'https://schema.org', '@graph': nodes};
  // A text must not close the script element.
  const json = JSON.stringify(graph).replace(/</g, '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
