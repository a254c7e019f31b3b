import clsx from 'clsx';
import type {ReactNode} from 'react';

import {HeroPhoto, TileFloor} from '@site/src/components/ui/backgrounds';
import {usePagePhoto} from '@site/src/plugins/catalogue/client';
import styles from './PageHero.module.css';

type Props = {
  /** A Markdown heading (level 1), a paragraph, optional buttons. */
  readonly children: ReactNode;
  /** floor: a tiled floor instead of the page's photo. */
  readonly ground?: 'photo' | 'floor';
  /** A larger heading, for one or two short words. */
  readonly large?: boolean;
};

/** The top of a page. */
export default function PageHero({children, ground = 'photo', large = false}: Props): ReactNode {
  const photo = usePagePhoto();
  return (
    <div className={clsx('stage hideUntilComplete', styles.hero, large && styles.large)}>
      {ground === 'floor' ? (
        <TileFloor tile="/img/tile/panot-mono.svg" className={styles.floor} />
      ) : (
        <HeroPhoto photo={photo} />
      )}
      <div className={clsx('wrap', styles.words)}>{children}</div>
    </div>
  );
}
