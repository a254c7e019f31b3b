import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useRef} from 'react';

import CopyButton from '@site/src/components/notifications/CopyButton';
import Icon from '@site/src/components/ui/Icon';
import Verbatim from '@site/src/components/ui/Verbatim';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import ApplyLink from '../casting/ApplyLink';
import CallLink from '../links/CallLink';
import MailLink from '../links/MailLink';
import WhatsAppLink from '../links/WhatsAppLink';
import styles from './ContactMethod.module.css';

const copiedNumber = () => ({
  object: translate({
    id: 'copy.number',
    message: 'the number',
    description: 'Copy button of the telephone number, for screen readers, after “Copy”',
  }),
  done: translate({
    id: 'copy.number.done',
    message: 'Number copied',
    description: 'Notification after the visitor has copied the telephone number',
  }),
});
const copiedMail = () => ({
  object: translate({
    id: 'copy.mail',
    message: 'the e-mail address',
    description: 'Copy button of the e-mail address, for screen readers, after “Copy”',
  }),
  done: translate({
    id: 'copy.mail.done',
    message: 'E-mail address copied',
    description: 'Notification after the visitor has copied the e-mail address',
  }),
});

const LABELS = {
  whatsapp: () => 'WhatsApp',
  phone: () =>
    translate({
      id: 'contact.phone',
      message: 'Call',
      description: 'Contact page: heading above the telephone number',
    }),
  mail: () =>
    translate({
      id: 'contact.mail',
      message: 'E-mail',
      description: 'Contact and casting pages: heading above an e-mail address',
    }),
};

type Name = 'whatsapp' | 'phone' | 'info' | 'casting';

type LinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'>;

function MethodLink({name, ...props}: LinkProps & {readonly name: Name}): ReactNode {
  switch (name) {
    case 'whatsapp':
      return <WhatsAppLink look="plain" {...props} />;
    case 'phone':
      return <CallLink plain {...props} />;
    case 'info':
      return <MailLink {...props} />;
    case 'casting':
      return <ApplyLink {...props} />;
  }
}

type Props = {
  readonly name: Name;
  /** When to use it. */
  readonly children: ReactNode;
};

/** A contact method in large type, with a copy button. */
export default function ContactMethod({name, children}: Props): ReactNode {
  const {whatsapp, phone, email} = useCatalogue().business;
  const value = {whatsapp, phone, ...email}[name];
  const icon = name === 'whatsapp' || name === 'phone' ? name : 'mail';
  const source = useRef<HTMLSpanElement>(null);
  return (
    <li className={styles.line}>
      <MethodLink name={name} className={`split ${styles.link}`}>
        <span className={styles.label}>
          <Icon name={icon} />
          {LABELS[icon]()}
        </span>{' '}
        <span ref={source} className={clsx(styles.value, icon === 'mail' && styles.mail)}>
          <Verbatim>{value}</Verbatim>
        </span>{' '}
        <span className={`meta ${styles.note}`}>{children}</span>
      </MethodLink>{' '}
      <CopyButton
        value={value}
        {...(icon === 'mail' ? copiedMail() : copiedNumber())}
        source={source}
      />
    </li>
  );
}
