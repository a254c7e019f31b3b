import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {type ButtonLook, ContactAnchor} from '@site/src/components/ui/Button';
import {telUrl} from '@site/src/components/links/messages';
import styles from './CallLink.module.css';

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
  return (
    <ContactAnchor href={telUrl(phone)} icon="phone" plain={plain} {...props}>
      {children ?? (
        <span>
          <Translate id="booking.call" description="Button that calls the house, on every page">
            Call Now
          </Translate>
          {withNumber && ' '}
          {withNumber && (
            <span translate="no" className={styles.number}>
              {phone}
            </span>
          )}
        </span>
      )}
    </ContactAnchor>
  );
}
