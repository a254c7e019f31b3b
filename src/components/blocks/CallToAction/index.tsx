import type {ReactNode} from 'react';

import CallLink from '@site/src/components/links/CallLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Facade from '../Facade';
import styles from './styles.module.css';

type Props = {
  /** A heading and a paragraph. */
  readonly children: ReactNode;
  /** Name of the program that the chat should open with. */
  readonly program?: string;
};

/** The last call of a page before the façade with its lit window. */
export default function CallToAction({children, program}: Props): ReactNode {
  return (
    <section className={styles.closing}>
      <Facade className={styles.facade} />
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
