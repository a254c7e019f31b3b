import {translate} from '@docusaurus/Translate';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

import PageLink from '@site/src/components/links/PageLink';
import Icon from '@site/src/components/ui/Icon';
import {useCurrentPage, usePages} from '@site/src/plugins/catalogue/client';
import {useDisclosure} from './useDisclosure';
import styles from './ProgramSubmenu.module.css';

/** Hover time before the submenu opens, in milliseconds. */
const SUBMENU_HOVER_MS = 100;

/** Opens a `<details>` on hover. A click then keeps it open when the mouse leaves; the next click closes it. */
function useHoverOpening(ref: RefObject<HTMLDetailsElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onPointerEnter = ({pointerType}: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!ref.current || ref.current.open) return;
      ref.current.open = true;
      byHover.current = true;
    }, SUBMENU_HOVER_MS);
  };
  const onPointerLeave = ({pointerType}: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (ref.current && byHover.current) ref.current.open = false;
    byHover.current = false;
  };
  const onClick = (event: MouseEvent): void => {
    clearTimeout(timer.current);
    // Not by keyboard, where `detail` is 0.
    if (byHover.current && ref.current?.open && event.detail > 0) event.preventDefault();
    byHover.current = false;
  };
  return {entry: {onPointerEnter, onPointerLeave}, summary: {onClick}};
}

/** A link (the children) with the list of all programs below: a `<details>`, which works without script. */
export default function ProgramSubmenu({children}: {children: ReactNode}): ReactNode {
  const {ref, close, onBlur} = useDisclosure();
  const hover = useHoverOpening(ref);
  const current = useCurrentPage();
  return (
    <div className={styles.entry} {...hover.entry} onBlur={onBlur}>
      {children}
      <details ref={ref} name="frame-menu">
        <summary
          className={`bright ${styles.toggle}`}
          data-tooltip=""
          aria-label={translate({
            id: 'frame.programs',
            message: 'Show programs',
            description:
              'Top bar and menu: name of the arrow that opens the list of programs, for screen readers',
          })}
          {...hover.summary}>
          <Icon name="down" />
        </summary>
        <ul className={`menuLinks popup chamfer chamferPanel ${styles.list}`}>
          {usePages('program').map((id) => (
            <li key={id}>
              <PageLink
                page={id}
                onClick={close}
                aria-current={current?.id === id ? 'page' : undefined}
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
