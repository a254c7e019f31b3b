import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {buttonClassName} from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import CallLink from '@site/src/components/mdx/CallLink';
import MailLink from '@site/src/components/mdx/MailLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import {type BookingSubject, bookingMessage} from '@site/src/components/links/messages';
import styles from './ContactOptions.module.css';

/** The message, and the three ways to send or say it. */
export default function Handover({subject}: {subject: BookingSubject}): ReactNode {
  const message = bookingMessage(subject);
  return (
    <>
      <figure className={styles.message}>
        <figcaption className="meta">
          <Translate id="booking.message" description="Booking dialog: above the message" />
        </figcaption>
        <blockquote aria-live="polite">{message}</blockquote>
      </figure>
      <div className={styles.ways}>
        <WhatsAppLink {...subject} />
        <CallLink />
        <MailLink
          className={buttonClassName({})}
          subject={translate({
            id: 'booking.mailSubject',
            description: 'Booking dialog: subject of the e-mail',
          })}
          body={message}>
          <Icon name="mail" />
          <span>
            <Translate
              id="booking.mail"
              description="Booking dialog: button that opens an e-mail"
            />
          </span>
        </MailLink>
      </div>
    </>
  );
}
