import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** Opens the house's place in a map, in a new tab. Nothing of the map is loaded before. */
export default function MapLink(props: Omit<ComponentProps<'a'>, 'href'>): ReactNode {
  const {latitude, longitude} = useCatalogue().business.coordinates;
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`}
      target="_blank"
      rel="noopener noreferrer"
      {...props}
    />
  );
}
