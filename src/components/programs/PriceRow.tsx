import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Session} from '@site/src/content/types';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import Icon from '@site/src/components/ui/Icon';
import Price from '@site/src/components/labels/Price';
import styles from './PriceList.module.css';

type Props = Session & {
  /** The program's name, for the message. */
  readonly program: string;
};

/** One session: its length, a dotted leader, its price; the row is a link to a chat. */
export default function PriceRow({program, minutes, priceEur}: Props): ReactNode {
  return (
    <li>
      <WhatsAppLink look="plain" program={program} minutes={minutes} className={styles.row}>
        <span className="visuallyHidden">{program}, </span>
        <span className={styles.minutes}>{minutes} min</span>
        <span className={styles.leader} />
        <Price euros={priceEur} />
        <span className="visuallyHidden">
          <Translate
            id="price.book"
            description="Read aloud after a price that is a link to a chat"
          />
        </span>
        <Icon name="whatsapp" className={styles.icon} />
      </WhatsAppLink>
    </li>
  );
}
