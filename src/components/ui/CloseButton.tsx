import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import IconButton from './IconButton';
import styles from './CloseButton.module.css';

type Props = {
  /** What closing means, where it means more than that. */
  readonly label?: string;
  readonly onClick: () => void;
};

/** Closes the panel around it, from its upper corner; the panel says how far inside (--corner). */
export default function CloseButton({label, onClick}: Props): ReactNode {
  const close = translate({id: 'dialog.close', description: 'Name of the close button of dialogs'});
  return (
    <IconButton icon="close" className={styles.close} label={label ?? close} onClick={onClick} />
  );
}
