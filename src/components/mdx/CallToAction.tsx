import type {ReactNode} from 'react';

import {useCurrentPage, usePagePhoto} from '@site/src/plugins/catalogue/client';
import {Facade, HeroPhoto, TileFloor} from '@site/src/components/ui/backgrounds';
import CallLink from '../links/CallLink';
import WhatsAppLink from '../links/WhatsAppLink';
import styles from './CallToAction.module.css';

type Props = {
  readonly children: ReactNode;
  /** The background: the façade, the page's photo, or a floor of its program's or the house's tiles. */
  readonly ground?: 'facade' | 'photo' | 'floor';
  /** Name of a program for the message of the chat. */
  readonly program?: string;
};

/** The closing call to action: a text with chat and call buttons. */
export default function CallToAction({children, ground = 'facade', program}: Props): ReactNode {
  const page = useCurrentPage();
  const photo = usePagePhoto('closing');
  const tile = page?.kind === 'program' ? page.id.split('/').at(-1) : 'panot-mono';
  return (
    <section className={`stage late ${styles.closing}`}>
      {ground === 'facade' && <Facade className={styles.facade} />}
      {ground === 'photo' && <HeroPhoto photo={photo} place="closing" className={styles.photo} />}
      {ground === 'floor' && <TileFloor tile={`/img/tile/${tile}.svg`} className={styles.floor} />}
      <div className={`wrap stack ${styles.words}`}>
        {children}
        <div className="row">
          <WhatsAppLink program={program} /> <CallLink withNumber />
        </div>
      </div>
    </section>
  );
}
