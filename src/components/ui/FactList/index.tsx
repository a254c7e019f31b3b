import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {readonly facts: readonly {readonly term: string; readonly value: ReactNode}[]};

/** Terms and their facts, a hairline above each. */
export default function FactList({facts}: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({term, value}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
