import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import Icon, {type IconName} from './Icon';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  /** What it does: read aloud, and shown as a tooltip. */
  readonly label: string;
};

/** A button that shows an icon only, 44 by 44 px. */
export default function IconButton({icon, label, className, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      aria-label={label}
      data-tooltip=""
      {...props}>
      <Icon name={icon} />
    </button>
  );
}

type CloseProps = {
  /** Needed where closing has a side effect. */
  readonly label?: string;
  readonly onClick: () => void;
};

/** Close button in the corner of a panel, which sets its distance (--corner). */
export function CloseButton({label, onClick}: CloseProps): ReactNode {
  const close = translate({
    id: 'dialog.close',
    message: 'Close',
    description: 'Name of the closing cross of dialogs, for screen readers',
  });
  return (
    <IconButton icon="close" className={styles.close} label={label ?? close} onClick={onClick} />
  );
}
