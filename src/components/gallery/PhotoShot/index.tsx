import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

import type {Photo} from '@site/src/content/types';
import Picture from '@site/src/components/ui/Picture';
import {photoAddress} from '../photoAddress';
import styles from './styles.module.css';

type Props = {
  readonly photo: Photo;
  readonly sizes: string;
  /** Fills a place of two rows or columns on wide screens. */
  readonly spans?: boolean;
  readonly onOpen: () => void;
  readonly onApproach: () => void;
};

/** A photo with its title and line; a link to the whole picture that opens the viewer where script runs. */
export default function PhotoShot({
  photo,
  sizes,
  spans = false,
  onOpen,
  onApproach,
}: Props): ReactNode {
  const {file, title, description, alt, focal} = photo;
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={photoAddress(file)}
      className={clsx('xamfra', styles.shot, spans && styles.fills)}
      data-needs-script
      onClick={open}
      onPointerEnter={onApproach}
      onFocus={onApproach}>
      <Picture name={file} alt={alt} focal={focal} sizes={sizes} />
      <span className={styles.caption}>
        <b>{title}</b>
        <small>{description}</small>
      </span>
    </a>
  );
}
