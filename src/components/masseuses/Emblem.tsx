import clsx from 'clsx';
import type {ReactNode} from 'react';

import {nationalityLabels} from '@site/src/components/labels/vocabularies';
import PageLink from '@site/src/components/mdx/PageLink';
import Picture from '@site/src/components/ui/Picture';
import {emblemPicture} from '@site/src/content/emblems';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {selectionOf} from './selection';
import styles from './Emblem.module.css';

type EmblemProps = {
  readonly masseuse: MasseuseSummary;
  /** Widths at which it is shown, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** What is seen, where the picture is large; a small one has the emblem's name. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A masseuse's emblem, in place of a portrait; its foot is dark enough for a name and two lines. Around it
 * `--rim` is the frame's colour, `--emblem-light` (0 to 1) the light on the picture, and
 * `--emblem-shape` the frame's proportion.
 */
export default function Emblem({masseuse, sizes, alt, className}: EmblemProps): ReactNode {
  const {id, name, focal} = masseuse.emblem;
  return (
    <div className={clsx('chamfer chamferBorder', styles.frame, className)}>
      <div className={`chamferGround ${styles.ground}`}>
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
  /** Lines below her name, nationality and age. */
  readonly children?: ReactNode;
};

/** A masseuse's emblem with her name on it; the whole card opens her profile. */
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
        <span>
          {nationalityLabels()[nationality]}, {age}
        </span>
        {children}
      </div>
    </PageLink>
  );
}
