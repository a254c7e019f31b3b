import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps, ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Leads there in place of the page being shown, without a step back to it. */
  readonly replace?: boolean;
  /** Document id of the page, such as "contact" or "programs/kaula-tantra". */
  readonly page: string;
  /** What follows the path: "?selected=noa", "#legend". */
  readonly suffix?: string;
};

/**
 * A link with a query. Docusaurus' own would look its page up by the whole address when it comes into view, find
 * none, and prefetch the scripts around every page once more (3.10.2; findings/docusaurus-prefetch-query.sh).
 */
function QueryLink({href, onClick, ...props}: ComponentProps<'a'> & {href: string}): ReactNode {
  const history = useHistory();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const isCurrent = history.createHref(history.location) === href;
        history[isCurrent ? 'replace' : 'push'](href);
      }}
    />
  );
}

/** A link to a page of the site by its id; the address comes from the route table. */
export default function PageLink({page, suffix = '', replace, ...props}: Props): ReactNode {
  const path = usePath(page);
  const address = useBaseUrl(path) + suffix;
  return suffix.startsWith('?') ? (
    <QueryLink href={address} {...props} />
  ) : (
    <Link to={path + suffix} replace={replace} {...props} />
  );
}

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click opens a link right here: the first button, without a key for another tab, window or file. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** What a link to the current page does: shows it from its top, and moves the focus there. */
export function showTop(): void {
  window.scrollTo({top: 0, behavior: 'instant'});
  document.getElementById('main')?.focus({preventScroll: true});
}
