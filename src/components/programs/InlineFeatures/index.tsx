import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  readonly features: readonly string[];
  /** How the session ends; the last of the line. */
  readonly finish?: string | undefined;
};

/** What a session includes as one running line, where a list with its lozenges would be too long. */
export default function InlineFeatures({features, finish}: Props): ReactNode {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
      {finish && <li>{finish}</li>}
    </ul>
  );
}
