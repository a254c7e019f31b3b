import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import {isPlainClick} from '@site/src/components/ui/isPlainClick';
import type {Photo} from '@site/src/content/types';
import {findPicture} from '@site/src/plugins/pictures/client';
import styles from './PhotoLink.module.css';

/** Address of the whole picture, as large as there is, in the format that every browser reads. */
export function photoAddress(file: string): string {
  return findPicture(file).variants.jpeg.at(-1)?.url ?? '';
}

type Props = {
  readonly photo: Pick<Photo, 'file' | 'alt' | 'focal'>;
  readonly sizes: string;
  /** Opens the viewer. */
  readonly onOpen: () => void;
  /** Called when the pointer or the focus arrives, to load the viewer. */
  readonly onApproach: () => void;
  readonly className?: string | undefined;
  /** Shown over the photo. */
  readonly children?: ReactNode;
};

/** A photo in a cut frame; a link to the whole picture that opens the viewer where script runs. */
export default function PhotoLink({
  photo: {file, alt, focal},
  sizes,
  onOpen,
  onApproach,
  className,
  children,
}: Props): ReactNode {
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={photoAddress(file)}
      className={clsx('chamfer chamferImage', styles.photo, className)}
      data-needs-script
      onClick={open}
      onPointerEnter={onApproach}
      onFocus={onApproach}>
      <Picture name={file} alt={alt} focal={focal} sizes={sizes} />
      {children}
    </a>
  );
}
