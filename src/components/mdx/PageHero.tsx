import clsx from 'clsx';
import type {ReactNode} from 'react';

import {HeroPhoto, TileFloor} from '@site/src/components/ui/backgrounds';
import {usePagePhoto} from '@site/src/plugins/catalogue/client';
import styles from './PageHero.module.css';

type Props = {
  /** A Markdown heading of the first level, a paragraph, perhaps buttons. */
  readonly children: ReactNode;
  /** floor: the house's tiles in perspective instead of a photo. */
  readonly ground?: 'photo' | 'floor';
  /** Larger first heading, for one or two short words. */
  readonly large?: boolean;
};

/** The top of an inner page: words at the bottom left, the page's photo (frontmatter) on the right. */
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
