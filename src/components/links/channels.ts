/** The ways to the house, with their words in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {CatalogueGlobalData} from '@site/src/plugins/catalogue/data';
import type {IconName} from '@site/src/components/ui/Icon';

export type ChannelName = 'whatsapp' | 'phone' | 'info' | 'casting';

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
    object: translate({id: 'copy.number', description: 'What a copy button copies, after "Copy"'}),
    copied: translate({id: 'copy.number.done', description: 'Feedback after copying a number'}),
  };
}

function mail(value: string): Channel {
  return {
    icon: 'mail',
    label: translate({id: 'channel.mail', description: 'A way to reach the house'}),
    value,
    object: translate({id: 'copy.mail', description: 'What a copy button copies, after "Copy"'}),
    copied: translate({
      id: 'copy.mail.done',
      description: 'Feedback after copying an e-mail address',
    }),
  };
}

/** One way to the house, from its contact facts. */
export function channel(name: ChannelName, business: CatalogueGlobalData['business']): Channel {
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
