import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';

type Props = {
  readonly name: string;
  /** solid in her profile, quiet in the list. */
  readonly look: 'solid' | 'quiet';
  readonly size?: 'normal' | 'small';
};

/** A chat with the house whose message names her. */
export default function BookMasseuse({name, look, size}: Props): ReactNode {
  return (
    <WhatsAppLink masseuse={name} look={look} size={size}>
      <span>
        <Translate id="booking.whatsapp" description="Label of WhatsApp buttons" />
        <span className="visuallyHidden">{`: ${name}`}</span>
      </span>
    </WhatsAppLink>
  );
}
