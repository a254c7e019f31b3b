import type {ReactNode} from 'react';

import {type FeatureIcon, DRAWINGS} from '@site/src/components/ui/featureIcons';
import styles from './FeatureList.module.css';

type Props = {
  readonly icon: FeatureIcon;
  readonly title: string;
  /** One or two sentences. */
  readonly children: ReactNode;
};

/** One of the (mostly three) features inside a FeatureList: a drawing, a heading, a sentence. */
export default function Feature({icon, title, children}: Props): ReactNode {
  return (
    <li className={styles.feature}>
      <svg className={styles.drawing} viewBox="0 0 72 72" aria-hidden="true">
        <path d="M22 3h28l19 19v28L50 69H22L3 50V22z" strokeOpacity=".5" />
        {DRAWINGS[icon]}
      </svg>
      <div>
        <h3>{title}</h3>
        <div className={styles.words}>{children}</div>
      </div>
    </li>
  );
}
