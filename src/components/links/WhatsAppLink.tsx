import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {type ButtonLook, ContactAnchor} from '@site/src/components/ui/Button';
import {
  type BookingSubject,
  bookingMessage,
  whatsappUrl,
} from '@site/src/components/links/messages';

type Props = BookingSubject &
  Omit<ButtonLook, 'variant'> &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** solid: once a view; quiet: outlined; plain: not a button. */
    readonly look?: 'solid' | 'quiet' | 'plain';
    /** Replaces the message about the subject. */
    readonly message?: string;
    /** Hidden text after the label, to distinguish several links on a page. */
    readonly of?: string;
  };

/** Opens a chat in a new tab with a message about what is booked. */
export default function WhatsAppLink({
  program,
  minutes,
  masseuse,
  look = 'solid',
  message = bookingMessage({program, minutes, masseuse}),
  of,
  children,
  ...props
}: Props): ReactNode {
  const {whatsapp} = useCatalogue().business;
  return (
    <ContactAnchor
      href={whatsappUrl(whatsapp, message)}
      icon="whatsapp"
      plain={look === 'plain'}
      variant={look === 'quiet' ? 'whatsappQuiet' : 'whatsapp'}
      target="_blank"
      rel="noopener noreferrer"
      // The booking bar hides while such a button is in view.
      data-booking={look === 'solid' ? '' : undefined}
      {...props}>
      {children ?? (
        <span>
          <Translate
            id="booking.whatsapp"
            description="Button that opens a WhatsApp chat with the house, on every page">
            Book Via WhatsApp
          </Translate>
          {of && <span className="visuallyHidden">{`: ${of}`}</span>}
        </span>
      )}
    </ContactAnchor>
  );
}
