import type {ComponentProps, ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';
import {addressLine} from '@site/src/content/browser/derive';
import Verbatim from '@site/src/components/ui/Verbatim';
import {useCatalogue} from '@site/src/plugins/catalogue/client';

type Props = Omit<ComponentProps<'a'>, 'href'>;

/** Opens a map in a new tab; shows the address unless it has children. */
export default function MapLink({children, ...props}: Props): ReactNode {
  const {address, coordinates} = useCatalogue().business;
  const {latitude, longitude} = coordinates;
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`}
      target="_blank"
      rel="noopener noreferrer"
      {...props}>
      {children ?? (
        <>
          <Icon name="pin" />
          <Verbatim>{addressLine(address)}</Verbatim>
        </>
      )}
    </a>
  );
}
