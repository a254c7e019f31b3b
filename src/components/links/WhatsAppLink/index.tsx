import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {type ButtonLook, buttonClassName} from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import {type BookingSubject, bookingMessage, whatsappUrl} from '../messages';

type Props = BookingSubject &
  Omit<ButtonLook, 'variant'> &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** solid green once a view, green by line inside lists, plain for a link without a button's look. */
    readonly look?: 'solid' | 'quiet' | 'plain';
    /** Other words for the message than those for the subject. */
    readonly message?: string;
  };

/** Opens a chat in a new tab, with a message in the page's language that names what is chosen. */
export default function WhatsAppLink({
  program,
  minutes,
  masseuse,
  look = 'solid',
  message,
  size,
  block,
  className,
  children,
  ...props
}: Props): ReactNode {
  const {business} = useCatalogue();
  const text = message ?? bookingMessage({program, minutes, masseuse});
  const variant = look === 'quiet' ? 'whatsappQuiet' : 'whatsapp';
  return (
    <a
      href={whatsappUrl(business.whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx(look !== 'plain' && buttonClassName({variant, size, block}), className)}
      data-booking={look === 'solid' ? '' : undefined}
      {...props}>
      {look !== 'plain' && <Icon name="whatsapp" />}
      {children ?? (
        <span>
          <Translate id="booking.whatsapp" description="Label of WhatsApp buttons">
            Book Via WhatsApp
          </Translate>
        </span>
      )}
    </a>
  );
}
