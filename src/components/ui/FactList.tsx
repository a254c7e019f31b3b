import type {ReactNode} from 'react';

import styles from './FactList.module.css';

/** Terms and values in their order. In a translation two terms may be the same word. */
export type Facts = readonly (readonly [term: string, value: ReactNode])[];

type Props = {
  readonly facts: Facts;
  /**
   * rows: value beside term; columns: large values below terms, two in a row; note: values aligned at the end;
   * lines: the same with values of several lines, below their terms.
   */
  readonly look?: 'rows' | 'columns' | 'note' | 'lines';
};

/** A description list with lines between its entries. */
export default function FactList({facts, look = 'rows'}: Props): ReactNode {
  return (
    <dl className={styles[look]}>
      {facts.map(([term, value], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
