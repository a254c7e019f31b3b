import {translate} from '@docusaurus/Translate';
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';

import Icon from '@site/src/components/ui/Icon';
import IconButton from '@site/src/components/ui/IconButton';
import {ignoreSecondClick} from '@site/src/components/ui/overlay';
import {type Toast as ToastData, toastStore, SHOWN_FOR_MS} from './toastStore';
import styles from './Viewport.module.css';

/** What keeps a notification from closing; the page does until it is shown. */
type Hold = 'page' | 'pointer' | 'focus';

/** A timer that stands still while anything holds it; starts when first resumed. Calls `onEnd` after `ms` milliseconds. */
export function createCountdown(ms: number, onEnd: () => void) {
  const holds = new Set<Hold>();
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    resume: (hold: Hold = 'page') => {
      holds.delete(hold);
      if (timer !== undefined || holds.size > 0) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, left);
    },
    pause: (hold: Hold = 'page') => {
      holds.add(hold);
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - startedAt));
    },
  };
}

/** Distance of a swipe that dismisses a notification, in px. */
const SWIPE_THRESHOLD_PX = 50;

/** Lets an element be swiped to either side; below the threshold it springs back. */
function useSwipe(onSwipe: () => void): ComponentProps<'li'> {
  const from = useRef<number>(undefined);
  const springBack = ({currentTarget}: PointerEvent<HTMLElement>): void => {
    from.current = undefined;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({button, target, clientX, currentTarget, pointerId}) => {
      if (button !== 0 || (target as Element).closest('button')) return;
      from.current = clientX;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({clientX, currentTarget}) => {
      if (from.current === undefined) return;
      currentTarget.style.translate = `${clientX - from.current}px 0`;
    },
    onPointerUp: (event) => {
      if (from.current === undefined) return;
      if (Math.abs(event.clientX - from.current) >= SWIPE_THRESHOLD_PX) onSwipe();
      else springBack(event);
    },
    onPointerCancel: springBack,
  };
}

/** Gives the focus back to what had it before, or to the page, when an element that has it disappears. */
function useFocusReturn(ref: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (before.current instanceof HTMLElement) before.current.focus({preventScroll: true});
      if (element.contains(document.activeElement)) {
        document.getElementById('main')?.focus({preventScroll: true});
      }
    };
  }, [ref]);
  return ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
}

/** A notification, which stays while it is hovered or focused. */
function Toast({toast}: {toast: ToastData}): ReactNode {
  const {id, channel, title, text} = toast;
  const dismiss = (): void => toastStore.dismiss(id);
  const countdown = useMemo(
    () => createCountdown(SHOWN_FOR_MS[channel], () => toastStore.dismiss(id)),
    [channel, id],
  );
  useEffect(() => {
    countdown.resume();
    return countdown.pause;
  }, [countdown]);
  const ref = useRef<HTMLLIElement>(null);
  const rememberFocus = useFocusReturn(ref);
  const swipe = useSwipe(dismiss);
  const onFocus = (event: FocusEvent): void => {
    rememberFocus(event);
    countdown.pause('focus');
  };
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) countdown.resume('focus');
  };
  return (
    <li
      ref={ref}
      className={`chamfer chamferPanel ${styles.toast}`}
      onPointerEnter={() => countdown.pause('pointer')}
      onPointerLeave={() => countdown.resume('pointer')}
      onFocus={onFocus}
      onBlur={onBlur}
      onClickCapture={ignoreSecondClick}
      {...swipe}>
      <Icon name={channel === 'feedback' ? 'check' : 'lozenge'} className={styles.icon} />
      <p>
        <b>{title}</b>
        {text}
      </p>
      <IconButton
        icon="close"
        label={translate({
          id: 'notifications.close',
          message: 'Close notification',
          description: 'Name of the closing cross of a notification, for screen readers',
        })}
        onClick={dismiss}
      />
    </li>
  );
}

/** Modal dialogs, and the photo viewer, which is not a `<dialog>`. */
const MODAL_SELECTOR = 'dialog:modal, [role="dialog"][aria-modal="true"]';

/** The live region; it must exist before its first message. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-relevant', 'additions');
  return region;
}

/** Moves an element into the open modal dialog, or back to `home`. */
function useOpenDialog(element: HTMLElement, home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = (): void => {
      const parent = [...document.querySelectorAll(MODAL_SELECTOR)].at(-1) ?? home.current;
      if (element.parentElement !== parent) parent?.append(element);
    };
    place();
    const observer = new MutationObserver(place);
    // A dialog changes an attribute; the viewer is added to the body.
    observer.observe(document.documentElement, {subtree: true, attributeFilter: ['open']});
    observer.observe(document.body, {childList: true});
    return () => observer.disconnect();
  }, [element, home]);
}

/** Shows the notifications, inside a modal dialog if there is one: the rest is inert. Escape dismisses the newest. */
export default function Viewport({toasts}: {toasts: readonly ToastData[]}): ReactNode {
  const newest = toasts.at(-1)?.id;
  const home = useRef<HTMLDivElement>(null);
  const [region] = useState(createRegion);
  useOpenDialog(region, home);
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toastStore.dismiss(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);
  return (
    <>
      <div ref={home} />
      {createPortal(
        <ol className={`screenOnly ${styles.viewport}`}>
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </ol>,
        region,
      )}
    </>
  );
}
