import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ServiceLeaf} from 'schema-dts';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import type {Program} from '@site/src/content/types';
import StructuredData from './StructuredData';
import {useAddresses} from './useAddresses';
import {useOffers} from './useOffers';

type Props = {
  readonly program: Pick<Program, 'slug' | 'name' | 'lead' | 'sessions' | 'pricing' | 'areas'>;
};

/** A program as a service: who gives it, where, for how much. For outcall the city's areas are listed. */
export default function ServiceData({program}: Props): ReactNode {
  const {address} = useCatalogue().business;
  const {businessId, addressOf} = useAddresses();
  const offersOf = useOffers();
  const url = addressOf(program.slug);
  const {name, lead, pricing, areas = []} = program;
  const service: ServiceLeaf = {
    '@type': 'Service',
    '@id': `${url}#service`,
    mainEntityOfPage: {'@id': `${url}#page`},
    name,
    serviceType:
      pricing === 'travel'
        ? translate({
            id: 'structuredData.outcall',
            description: 'Kind of service, for search engines',
          })
        : translate({
            id: 'structuredData.massage',
            description: 'Kind of service, for search engines',
          }),
    description: lead,
    url,
    provider: {'@id': businessId},
    areaServed: [
      {'@type': 'City', name: address.city},
      ...areas.map((area) => ({'@type': 'Place', name: area.name}) as const),
    ],
    offers: offersOf(program, url),
  };
  return <StructuredData nodes={[service]} />;
}
