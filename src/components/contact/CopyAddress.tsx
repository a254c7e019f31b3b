import {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import CopyButton from '@site/src/components/notifications/CopyButton';

/** The postal address on one line with a copy button. */
export default function CopyAddress(): ReactNode {
  const {street, postalCode, city} = useCatalogue().business.address;
  const address = `${street}, ${postalCode} ${city}`;
  const source = useRef<HTMLSpanElement>(null);
  return (
    <div className="row">
      <span className="subtitle" ref={source}>
        {address}
      </span>{' '}
      <CopyButton
        value={address}
        object={translate({
          id: 'copy.address',
          message: 'the address of the house',
          description: 'Copy button of the address, for screen readers, after “Copy”',
        })}
        done={translate({
          id: 'copy.address.done',
          message: 'Address copied',
          description: 'Notification after the visitor has copied the address',
        })}
        source={source}
      />
    </div>
  );
}
