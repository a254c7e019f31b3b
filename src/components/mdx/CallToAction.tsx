import type {ReactNode} from 'react';

import CallLink from './CallLink';
import WhatsAppLink from './WhatsAppLink';
import Ground, {type ClosingGround} from '@site/src/components/ui/CallToActionGround';
import styles from './CallToAction.module.css';

type Props = {
  /** A heading and a paragraph. */
  readonly children: ReactNode;
  /** What it stands before: the façade, the page's photo, or a floor of tiles. */
  readonly ground?: ClosingGround;
  /** Name of the program that the chat should open with. */
  readonly program?: string;
};

/** The last call of a page: its own words and the ways to reach the house, before a ground of choice. */
export default function CallToAction({children, ground = 'facade', program}: Props): ReactNode {
  return (
    <section className={styles.closing}>
      <Ground ground={ground} />
      <div className={`wrap ${styles.words}`}>
        {children}
        <div className="row">
          <WhatsAppLink program={program} />
          <CallLink withNumber />
        </div>
      </div>
    </section>
  );
}
