import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import PageLabel from './PageLabel';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** Document id of the page, such as "contact" or "programs/kaula-tantra". */
  readonly page: string;
  /** What follows the path: "?selected=noa", "#legend". */
  readonly suffix?: string;
};

/** A link to a page of the site by its id, by its short name unless it is given other words. */
export default function PageLink({page, suffix = '', children, ...props}: Props): ReactNode {
  return (
    <Link to={usePath(page) + suffix} {...props}>
      {children === undefined ? <PageLabel page={page} /> : children}
    </Link>
  );
}

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click opens a link right here: the first button, without a key for another tab, window or file. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** For links that script follows in its own way; a click that opens another tab or window is left to the browser. */
export const onPlainClick =
  (follow: () => void) =>
  (event: Click & {readonly preventDefault: () => void}): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow();
  };

/** What a link to the current page does: shows it from its top, and moves the focus there. */
export function showTop(): void {
  window.scrollTo({top: 0, behavior: 'instant'});
  document.getElementById('main')?.focus({preventScroll: true});
}
