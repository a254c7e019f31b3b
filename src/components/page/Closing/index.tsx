import type {ReactNode} from 'react';

import CallLink from '../../booking/CallLink';
import WhatsAppLink from '../../booking/WhatsAppLink';
import styles from './styles.module.css';

/** The last call of a page before the façade with its lit window. Children: a heading and a paragraph. */
export default function Closing({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.closing}>
      <img
        className={styles.facade}
        src="/img/scene/facade.svg"
        alt=""
        width="1440"
        height="900"
        loading="lazy"
      />
      <div className={`wrap ${styles.words}`}>
        {children}
        <div className="row">
          <WhatsAppLink />
          <CallLink withNumber />
        </div>
      </div>
    </section>
  );
}
