import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import PageLabel from './PageLabel';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** Document id of the page, such as "contact" or "programs/kaula-tantra". */
  readonly page: string;
  /** Query or hash: "?selected=noa", "#legend". */
  readonly suffix?: string;
};

/** A link to a page of the site; shows the page's label unless it has children. */
export default function PageLink({page, suffix = '', children, ...props}: Props): ReactNode {
  return (
    <Link to={usePath(page) + suffix} {...props}>
      {children === undefined ? <PageLabel page={page} /> : children}
    </Link>
  );
}

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click opens a link in this tab. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** A click handler that calls `follow`, except for clicks that open another tab or window. */
export const onPlainClick =
  (follow: () => void) =>
  (event: Click & {readonly preventDefault: () => void}): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow();
  };

/** Scrolls to the top of the page and focuses it: for links to the current page. */
export function showTop(): void {
  window.scrollTo({top: 0, behavior: 'instant'});
  document.getElementById('main')?.focus({preventScroll: true});
}
