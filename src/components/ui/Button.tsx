import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import Icon, {type IconName} from './Icon';
import styles from './Button.module.css';

export type ButtonLook = {
  /** gold and whatsapp (solid green): once a view; whatsappQuiet: outlined green. */
  readonly variant?: 'outline' | 'gold' | 'whatsapp' | 'whatsappQuiet' | undefined;
  /** small is 44 px high instead of 52. */
  readonly size?: 'normal' | 'small' | undefined;
  readonly block?: boolean | undefined;
};

/** Class names for links that look like buttons. */
export function buttonClassName({
  variant = 'outline',
  size = 'normal',
  block = false,
  className,
}: ButtonLook & {readonly className?: string | undefined}): string {
  return clsx(
    'chamfer chamferButton',
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && styles.block,
    className,
  );
}

/** A button for actions; for navigation use ButtonLink. */
export default function Button({
  variant,
  size,
  block,
  className,
  ...props
}: ButtonLook & ComponentProps<'button'>): ReactNode {
  const look = buttonClassName({variant, size, block, className});
  return <button type="button" className={look} {...props} />;
}

type ContactProps = ButtonLook &
  ComponentProps<'a'> & {readonly icon: IconName; readonly plain: boolean};

/** A link to a call or a chat: a button with an icon, or plain. */
export function ContactAnchor({
  icon,
  plain,
  variant,
  size,
  block,
  className,
  children,
  ...props
}: ContactProps): ReactNode {
  const look = plain ? className : buttonClassName({variant, size, block, className});
  return (
    <a className={look} {...props}>
      {!plain && <Icon name={icon} />}
      {children}
    </a>
  );
}
