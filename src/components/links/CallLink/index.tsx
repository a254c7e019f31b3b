import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {type ButtonLook, buttonClassName} from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import {telUrl} from '../messages';

type Props = ButtonLook &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** Without a button's look. */
    readonly plain?: boolean;
    /** Shows the number after the label. */
    readonly withNumber?: boolean;
  };

/** Calls the house. */
export default function CallLink({
  plain = false,
  withNumber = false,
  variant,
  size,
  block,
  className,
  children,
  ...props
}: Props): ReactNode {
  const {business} = useCatalogue();
  return (
    <a
      href={telUrl(business.phone)}
      className={clsx(!plain && buttonClassName({variant, size, block}), className)}
      {...props}>
      {!plain && <Icon name="phone" />}
      {children ?? (
        <span>
          <Translate id="booking.call" description="Label of call buttons">
            Call Now
          </Translate>
          {withNumber && <span translate="no"> {business.phone}</span>}
        </span>
      )}
    </a>
  );
}
