import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef} from 'react';

import {useCloseRequest, ignoreSecondClick} from './overlay';
import {CloseButton} from './IconButton';
import styles from './Dialog.module.css';

type Props = {
  readonly title: ReactNode;
  /** Called on the close button, Escape, a click on the backdrop, Back. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal `<dialog>`, open while it is rendered. The browser keeps and restores the focus. */
export default function Dialog({title, onClose, children}: Props): ReactNode {
  useCloseRequest(onClose);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOnBackdrop = useRef(false);
  const isOnBackdrop = ({target}: MouseEvent): boolean => target === dialog.current;
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={clsx('chamfer chamferPanel overlayPanel', styles.dialog)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isOnBackdrop(event);
      }}
      onClickCapture={ignoreSecondClick}
      onClick={(event) => {
        if (pressedOnBackdrop.current && isOnBackdrop(event)) onClose();
      }}>
      <CloseButton onClick={onClose} />
      <div className={styles.content}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
