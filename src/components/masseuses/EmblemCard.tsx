import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import PageLink from '@site/src/components/mdx/PageLink';
import {nationalityLabels} from '@site/src/components/labels/masseuseLabels';
import {selectionOf} from './selection';
import Emblem from './Emblem';
import styles from './EmblemCard.module.css';

type Props = {
  readonly masseuse: MasseuseSummary;
  /** Lines below her name, nationality and age. */
  readonly children?: ReactNode;
  /** Widths at which the card is shown, for the browser's choice of picture. */
  readonly sizes?: string;
};

/** A masseuse's card: her emblem with her name below it. The whole card opens her profile. */
export default function EmblemCard({
  masseuse,
  children,
  sizes = '(min-width: 68rem) 20rem, (min-width: 48rem) 30vw, 45vw',
}: Props): ReactNode {
  return (
    <PageLink
      page="masseuses"
      suffix={selectionOf(masseuse.id)}
      className={clsx('chamfer', styles.card)}>
      <Emblem masseuse={masseuse} sizes={sizes} />
      <div className={styles.caption}>
        <div className={styles.name} translate="no">
          {masseuse.name}
        </div>
        <span>
          {nationalityLabels()[masseuse.nationality]}, {masseuse.age}
        </span>
        {children}
      </div>
    </PageLink>
  );
}
