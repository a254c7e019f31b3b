import type {ReactNode} from 'react';

import styles from './FactList.module.css';

type Props = {
  /** By their terms. */
  readonly facts: Readonly<Record<string, ReactNode>>;
  /** rows: each fact beside its term; columns: below it in large type, two on a line; note: at the line's end. */
  readonly look?: 'rows' | 'columns' | 'note';
};

/** Terms and their facts, a hairline above each. */
export default function FactList({facts, look = 'rows'}: Props): ReactNode {
  return (
    <dl className={styles[look]}>
      {Object.entries(facts).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
