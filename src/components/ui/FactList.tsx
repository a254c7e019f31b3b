import type {ReactNode} from 'react';

import styles from './FactList.module.css';

type Props = {
  /** Values by their terms. */
  readonly facts: Readonly<Record<string, ReactNode>>;
  /** rows: value beside term; columns: large values below terms, two in a row; note: values aligned at the end. */
  readonly look?: 'rows' | 'columns' | 'note';
};

/** A description list with lines between its entries. */
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
