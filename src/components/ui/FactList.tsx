import type {ReactNode} from 'react';

import styles from './FactList.module.css';

type Props = {
  readonly facts: readonly {readonly term: string; readonly value: ReactNode}[];
  /** Each fact beside its term (rows), or below it in large type, two on a line (columns). */
  readonly look?: 'rows' | 'columns';
};

/** Terms and their facts, a hairline above each. */
export default function FactList({facts, look = 'rows'}: Props): ReactNode {
  return (
    <dl className={styles[look]}>
      {facts.map(({term, value}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
