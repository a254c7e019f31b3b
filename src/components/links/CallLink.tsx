import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {type ButtonLook, ContactAnchor} from '@site/src/components/ui/Button';
import PhoneNumber from '@site/src/components/ui/PhoneNumber';
import {telUrl} from '@site/src/components/links/messages';

type Props = ButtonLook &
  Omit<ComponentProps<'a'>, 'href'> & {
    readonly plain?: boolean;
    readonly withNumber?: boolean;
  };

/** A link that calls the house. */
export default function CallLink({
  plain = false,
  withNumber = false,
  children,
  ...props
}: Props): ReactNode {
  const {phone} = useCatalogue().business;
  const label = translate({
    id: 'booking.call',
    message: 'Call Now',
    description: 'Button that calls the house, on every page',
  });
  return (
    <ContactAnchor href={telUrl(phone)} icon="phone" plain={plain} {...props}>
      {children ?? (
        <span>
          {withNumber ? `${label} ` : label}
          {withNumber && <PhoneNumber>{phone}</PhoneNumber>}
        </span>
      )}
    </ContactAnchor>
  );
}
