import programs from '@generated/catalogue/default/programs.json';
import type {ReactNode} from 'react';
import type {OfferCatalogLeaf} from 'schema-dts';

import {useRoute} from '@site/src/plugins/catalogue/client';
import StructuredData from './StructuredData';
import {useAddresses} from './useAddresses';
import {useOffers} from './useOffers';

/** The menu: every program with its prices, in the menu's order. */
export default function MenuData(): ReactNode {
  const {addressOf, pageOf} = useAddresses();
  const offersOf = useOffers();
  const {label, url} = pageOf(useRoute('massage-menu'));
  const menu: OfferCatalogLeaf = {
    '@type': 'OfferCatalog',
    '@id': `${url}#menu`,
    mainEntityOfPage: {'@id': `${url}#page`},
    name: label,
    url,
    itemListElement: programs.map((program) => {
      const {name, slug} = program;
      const page = addressOf(slug);
      return {
        ...offersOf(program, page),
        itemOffered: {'@type': 'Service', '@id': `${page}#service`, name, url: page},
      };
    }),
  };
  return <StructuredData nodes={[menu]} />;
}
