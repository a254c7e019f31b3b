import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';

import styles from './Switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  readonly label: ReactNode;
  /** What the switch governs, in one sentence. */
  readonly description: ReactNode;
};

/** Something that is on or off: a checkbox that says so. The whole row can be pressed. */
export default function Switch({label, description, ...props}: Props): ReactNode {
  const id = useId();
  return (
    <label className={clsx(styles.switch, props.disabled && styles.fixed)}>
      <b id={`${id}-label`}>{label}</b>
      <small id={`${id}-text`}>{description}</small>
      <span className={clsx('chamfer', 'chamferPanel', styles.track)}>
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-text`}
          {...props}
        />
      </span>
    </label>
  );
}
