import {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import CopyButton from '@site/src/components/ui/CopyButton';

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
        object={translate({id: 'copy.address', description: 'What is copied, after "Copy"'})}
        done={translate({id: 'copy.address.done', description: 'After copying the address'})}
        source={source}
      />
    </div>
  );
}
