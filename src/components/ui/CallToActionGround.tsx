import type {ReactNode} from 'react';

import {useCurrentPage} from '@site/src/components/links/useCurrentPage';
import Facade from './Facade';
import HeroPhoto from './HeroPhoto';
import {usePagePhoto} from './usePagePhoto';
import TileFloor from './TileFloor';
import styles from '@site/src/components/mdx/CallToAction.module.css';

/**
 * What a closing stands before: the façade with its lit window; the page's photo (its
 * `closingPhoto`, or the one of its hero); or a floor of tiles, a program's own or the house's.
 */
export type ClosingGround = 'facade' | 'photo' | 'floor';

/** The ground of a page's last call. */
export default function Ground({ground}: {readonly ground: ClosingGround}): ReactNode {
  const page = useCurrentPage();
  const photo = usePagePhoto('closing');
  if (ground === 'photo') {
    return <HeroPhoto photo={photo} place="closing" className={styles.photo} />;
  }
  if (ground === 'floor') {
    const tile = page?.kind === 'program' ? page.id.split('/').at(-1) : 'panot-mono';
    return <TileFloor tile={`/img/tile/${tile}.svg`} className={styles.floor} />;
  }
  return <Facade className={styles.facade} />;
}
