import {useHistory} from '@docusaurus/router';
import {
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import {onPlainClick} from '@site/src/components/mdx/PageLink';

type Props = HTMLAttributes<HTMLElement> & {
  readonly as: 'article' | 'div' | 'ol' | 'section' | 'ul';
  readonly children: ReactNode;
};

const noStore = () => (): void => undefined;

/** React leaves the HTML as it is as long as this is the same object. */
const AS_BUILT = {__html: ''};

const isPage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && !link.target;

/** The link to a page of the site at which something happened. */
function pageLinkAt({target}: Pick<SyntheticEvent, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isPage(link) ? link : undefined;
}

function preload(event: SyntheticEvent): void {
  const link = pageLinkAt(event);
  if (link) void window.docusaurus.preload(link.pathname);
}

/**
 * An element whose content is the same for everybody. On the first page of a visit it stays as it is in the HTML:
 * React does not hydrate it, which is most of the work of a long page. So nothing in it may have state, event handlers
 * or a `Head`; links to pages navigate without a reload, like Docusaurus' `Link`.
 */
export default function Static({as: Tag, children, ...props}: Props): ReactNode {
  const isHydrating = useSyncExternalStore(
    noStore,
    () => false,
    () => typeof window !== 'undefined',
  );
  const [isAsBuilt] = useState(isHydrating);
  const element = useRef<HTMLElement>(null);
  const history = useHistory();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    });
    if (isAsBuilt) {
      const links = [...(element.current?.querySelectorAll('a') ?? [])];
      links.filter(isPage).forEach((link) => observer.observe(link));
    }
    return () => observer.disconnect();
  }, [isAsBuilt]);
  if (!isAsBuilt) return <Tag {...props}>{children}</Tag>;
  return (
    <Tag
      {...props}
      ref={element as never}
      onClick={(event) => {
        const link = pageLinkAt(event);
        if (link) onPlainClick(() => history.push(link.pathname + link.search + link.hash))(event);
      }}
      onMouseOver={preload}
      onTouchStart={preload}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_BUILT}
    />
  );
}
