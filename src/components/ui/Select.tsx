import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import Icon from './Icon';
import styles from './Select.module.css';

type Props = {
  readonly label: ReactNode;
  /** Words of the first option, which chooses nothing. */
  readonly none: string;
  readonly value: string | undefined;
  /** Names and numbers, which a browser's translator leaves as they are. */
  readonly options: readonly {readonly value: string; readonly label: string}[];
  /** Called with the chosen value, or with undefined for none. */
  readonly onChange: (value: string | undefined) => void;
};

/** A choice from a list, the browser's own. */
export default function Select({label, none, value = '', options, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={clsx('xamfra', 'cutPanel', styles.frame)}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} translate="no">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.icon} />
      </span>
    </div>
  );
}
