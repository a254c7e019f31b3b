/** Programs as services, alone on their page and together on the menu. */
import type {OfferCatalogLeaf, ServiceLeaf} from 'schema-dts';

import type {Program} from '../../../content/types';
import {type PageContext, ids, urlOf} from './context';
import {heroNode} from './images';
import {menuOffersNode, offersNode} from './offers';

/** Where a program is given: the city, and for outcall the parts of it that the page lists. */
function areaServed({site}: PageContext, {areas = []}: Program): ServiceLeaf['areaServed'] {
  const city = {'@type': 'City', name: site.catalogue.business.address.city} as const;
  const parts = areas.map(({name}) => ({'@type': 'Place', name}) as const);
  return parts.length > 0 ? [city, ...parts] : city;
}

/** A program: who gives it, where, for how much. */
export function serviceNode(context: PageContext, program: Program): ServiceLeaf {
  const outcall = program.pricing === 'travel';
  const image = heroNode(context, program);
  return {
    '@type': 'Service',
    '@id': ids.service(context, program.documentId),
    name: program.name,
    serviceType: context.words(outcall ? 'structuredData.outcall' : 'structuredData.massage'),
    description: program.lead,
    url: urlOf(context, program.documentId),
    ...(image && {image}),
    provider: {'@id': ids.business(context)},
    areaServed: areaServed(context, program),
    offers: offersNode(context, program),
  };
}

/** The menu: every program with its prices, in the menu's order. */
export function menuNode(context: PageContext, name: string): OfferCatalogLeaf {
  return {
    '@type': 'OfferCatalog',
    '@id': ids.menu(context),
    name,
    url: urlOf(context),
    itemListElement: context.content.programs.map((program) => ({
      ...menuOffersNode(context, program),
      itemOffered: {
        '@type': 'Service',
        '@id': ids.service(context, program.documentId),
        name: program.name,
        url: urlOf(context, program.documentId),
      },
    })),
  };
}
