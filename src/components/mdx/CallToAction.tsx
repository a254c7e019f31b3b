import type {ReactNode} from 'react';

import {useCurrentPage, usePagePhoto} from '@site/src/plugins/catalogue/client';
import {Facade, HeroPhoto, TileFloor} from '@site/src/components/ui/backgrounds';
import CallLink from './CallLink';
import WhatsAppLink from './WhatsAppLink';
import styles from './CallToAction.module.css';

type Props = {
  readonly children: ReactNode;
  /**
   * What it stands before: the façade with its lit window; the page's photo (its `closingPhoto`, or the one of its
   * hero); or a floor of tiles, a program's own or the house's.
   */
  readonly ground?: 'facade' | 'photo' | 'floor';
  /** Name of the program that the chat should open with. */
  readonly program?: string;
};

/** The last call of a page: its own words and the ways to reach the house, before a ground of choice. */
export default function CallToAction({children, ground = 'facade', program}: Props): ReactNode {
  const page = useCurrentPage();
  const photo = usePagePhoto('closing');
  const tile = page?.kind === 'program' ? page.id.split('/').at(-1) : 'panot-mono';
  return (
    <section className={`stage ${styles.closing}`}>
      {ground === 'facade' && <Facade className={styles.facade} />}
      {ground === 'photo' && <HeroPhoto photo={photo} place="closing" className={styles.photo} />}
      {ground === 'floor' && <TileFloor tile={`/img/tile/${tile}.svg`} className={styles.floor} />}
      <div className={`wrap stack ${styles.words}`}>
        {children}
        <div className="row">
          <WhatsAppLink program={program} />
          <CallLink withNumber />
        </div>
      </div>
    </section>
  );
}
