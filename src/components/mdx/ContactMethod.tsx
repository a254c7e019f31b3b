import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import CallLink from './CallLink';
import MailLink from './MailLink';
import WhatsAppLink from './WhatsAppLink';
import Icon from '@site/src/components/ui/Icon';
import CopyButton from '@site/src/components/ui/CopyButton';
import {type ChannelName, channel} from '@site/src/components/links/channels';
import styles from './ContactMethod.module.css';

type Letter = {readonly subject: string; readonly body: string};
type LinkProps = {
  readonly name: ChannelName;
  readonly className: string | undefined;
  readonly letter: Letter | undefined;
  readonly children: ReactNode;
};

function ChannelLink({name, letter, ...props}: LinkProps): ReactNode {
  switch (name) {
    case 'whatsapp':
      return <WhatsAppLink look="plain" {...props} />;
    case 'phone':
      return <CallLink plain {...props} />;
    default:
      return <MailLink box={name} {...letter} {...props} />;
  }
}

type Props = {
  readonly name: ChannelName;
  /** When to use it, in a few words. */
  readonly children: ReactNode;
  /** What an e-mail opens with. */
  readonly letter?: Letter;
};

/** One way to the house, in large: a line of a ContactMethods. */
export default function ContactMethod({name, children, letter}: Props): ReactNode {
  const {icon, label, value, object, copied} = channel(name, useCatalogue().business);
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <li className={styles.line}>
      <ChannelLink name={name} letter={letter} className={styles.link}>
        <span className={styles.label}>
          <Icon name={icon} />
          {label}
        </span>
        <span
          ref={shown}
          translate="no"
          className={clsx(styles.value, value.includes('@') && styles.mail)}>
          {value}
        </span>
        <span className={styles.note}>{children}</span>
      </ChannelLink>
      <CopyButton value={value} object={object} done={copied} shown={() => shown.current} />
    </li>
  );
}
