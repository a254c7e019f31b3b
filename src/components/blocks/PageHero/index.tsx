import pageHeroes from '@generated/catalogue/default/pageHeroes.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useCurrentPage} from '@site/src/components/links/useCurrentPage';
import Picture from '@site/src/components/ui/Picture';
import styles from './styles.module.css';

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
  const page = useCurrentPage();
  const photo = pageHeroes.find(({id}) => id === page?.id)?.photo;
  return (
    <div className={clsx(styles.hero, large && styles.large)}>
      {ground === 'floor' ? (
        <div className={styles.floor} aria-hidden="true" />
      ) : (
        photo && (
          <div className={styles.photo}>
            <Picture
              name={photo.file}
              alt=""
              focal={photo.focal}
              sizes="(min-width: 62rem) 64vw, 100vw"
              priority
            />
          </div>
        )
      )}
      <div className={clsx('wrap', styles.words)}>{children}</div>
    </div>
  );
}
