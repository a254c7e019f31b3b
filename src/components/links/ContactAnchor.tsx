import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import {type ButtonLook, buttonClassName} from '@site/src/components/ui/Button';
import Icon, {type IconName} from '@site/src/components/ui/Icon';

type Props = ButtonLook &
  ComponentProps<'a'> & {
    readonly icon: IconName;
    readonly plain: boolean;
  };

/** A link that begins a call or a chat, as a button with its icon or plain. */
export default function ContactAnchor({
  icon,
  plain,
  variant,
  size,
  block,
  className,
  children,
  ...props
}: Props): ReactNode {
  return (
    <a className={clsx(!plain && buttonClassName({variant, size, block}), className)} {...props}>
      {!plain && <Icon name={icon} />}
      {children}
    </a>
  );
}
