import type {ReactNode} from 'react';
import {useController} from 'yet-another-react-lightbox';

import Icon, {type IconName} from '@site/src/components/ui/Icon';
import {type ViewerLabel, viewerLabels} from './lightboxLabels';

/** What the three buttons do, look like and are called. */
const BUTTONS = {
  prev: {icon: 'left', label: 'Previous'},
  next: {icon: 'right', label: 'Next'},
  close: {icon: 'close', label: 'Close'},
} as const satisfies Record<string, {icon: IconName; label: ViewerLabel}>;

/**
 * A button of the viewer. The library's own says its name by the browser's `title`; this one by the
 * house's tooltip, as every icon-only control does.
 */
export default function ViewerButton({action}: {action: keyof typeof BUTTONS}): ReactNode {
  const controller = useController();
  const {icon, label} = BUTTONS[action];
  return (
    <button
      type="button"
      className={`yarl__button yarl__navigation_${action}`}
      aria-label={viewerLabels()[label]}
      data-tooltip=""
      onClick={() => controller[action]()}>
      <Icon name={icon} />
    </button>
  );
}
