import clsx from 'clsx';
import type {ReactNode} from 'react';

import {nationalityLabels} from '@site/src/components/labels/masseuses';
import {sequence} from '@site/src/components/labels/sequence';
import PageLink from '@site/src/components/links/PageLink';
import Picture from '@site/src/components/ui/Picture';
import {emblemPicture} from '@site/src/content/browser/emblems';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {selectionOf} from './profileAddress';
import styles from './Emblem.module.css';

type EmblemProps = {
  readonly masseuse: MasseuseSummary;
  readonly sizes: string;
  /** For large pictures; by default the emblem's name. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * The picture of a masseuse's emblem, shown instead of a portrait; text may lie over its dark foot. `--emblem-light`
 * (0 to 1) lights it up, `--emblem-shape` is its aspect ratio.
 */
export default function Emblem({masseuse, sizes, alt, className}: EmblemProps): ReactNode {
  const {id, name, focal} = masseuse.emblem;
  return (
    <div className={clsx('chamfer chamferBorder', styles.frame, className)}>
      <div className={`chamferBackground ${styles.background}`}>
        <div className={styles.picture}>
          <Picture name={emblemPicture(id)} alt={alt ?? name} focal={focal} sizes={sizes} />
        </div>
      </div>
    </div>
  );
}

type CardProps = {
  readonly masseuse: MasseuseSummary;
  readonly sizes: string;
  readonly children?: ReactNode;
};

/** An emblem with name, nationality and age, as a link to the profile. */
export function EmblemCard({masseuse, sizes, children}: CardProps): ReactNode {
  const {id, name, nationality, age} = masseuse;
  return (
    <PageLink
      page="masseuses"
      suffix={selectionOf(id)}
      className={clsx('chamfer chamferFocus', styles.card)}>
      <Emblem masseuse={masseuse} sizes={sizes} />
      <div className={styles.caption}>
        <div className={styles.name} translate="no">
          {name}
        </div>
        <span>{sequence([nationalityLabels()[nationality], age])}</span> {children}
      </div>
    </PageLink>
  );
}
