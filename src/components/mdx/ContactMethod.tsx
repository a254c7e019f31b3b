import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import CopyButton from '@site/src/components/ui/CopyButton';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import type {CatalogueGlobalData} from '@site/src/plugins/catalogue/data';
import CallLink from './CallLink';
import MailLink from './MailLink';
import WhatsAppLink from './WhatsAppLink';
import styles from './ContactMethod.module.css';

type ChannelName = 'whatsapp' | 'phone' | 'info' | 'casting';

type Channel = {
  readonly icon: IconName;
  readonly label: string;
  /** The number or the address. */
  readonly value: string;
  /** What the copy button copies, with its article. */
  readonly object: string;
  /** What is said once it has been copied. */
  readonly copied: string;
};

/** Words that calls and letters share. */
function numberWords() {
  return {
    object: translate({id: 'copy.number', description: 'What is copied, after "Copy"'}),
    copied: translate({id: 'copy.number.done', description: 'After copying a number'}),
  };
}

function mail(value: string): Channel {
  return {
    icon: 'mail',
    label: translate({id: 'channel.mail', description: 'A way to reach the house'}),
    value,
    object: translate({id: 'copy.mail', description: 'What is copied, after "Copy"'}),
    copied: translate({id: 'copy.mail.done', description: 'After copying an e-mail address'}),
  };
}

/** One way to the house, from its contact facts. */
function channel(name: ChannelName, business: CatalogueGlobalData['business']): Channel {
  switch (name) {
    case 'whatsapp':
      return {icon: 'whatsapp', label: 'WhatsApp', value: business.whatsapp, ...numberWords()};
    case 'phone':
      return {
        icon: 'phone',
        label: translate({id: 'channel.phone', description: 'A way to reach the house'}),
        value: business.phone,
        ...numberWords(),
      };
    default:
      return mail(business.email[name]);
  }
}

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
