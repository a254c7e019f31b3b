import {type HTMLAttributes, type ReactNode, useState, useSyncExternalStore} from 'react';

import {prefetchInView} from '@site/src/components/ui/navigation';

type Props = HTMLAttributes<HTMLElement> & {
  readonly as: 'article' | 'section' | 'ul';
  readonly children: ReactNode;
};

const noStore = () => (): void => undefined;

/** React leaves the HTML as it is as long as this is the same object. */
const AS_BUILT = {__html: ''};

function prefetchLinks(element: HTMLElement | null): () => void {
  const links = [...(element?.querySelectorAll('a') ?? [])].map(prefetchInView);
  return () => links.forEach((end) => end());
}

/**
 * An element whose content is the same for everybody. On the first page of a visit it stays as it is in the HTML: React
 * does not hydrate it, which is most of the work of a long page. So nothing in it may have state, event handlers or a
 * `Head`; the text of a page, in which a writer may put any component, stays outside.
 */
export default function Static({as: Tag, children, ...props}: Props): ReactNode {
  const isHydrating = useSyncExternalStore(
    noStore,
    () => false,
    () => typeof window !== 'undefined',
  );
  const [isAsBuilt] = useState(isHydrating);
  if (!isAsBuilt) return <Tag {...props}>{children}</Tag>;
  return (
    <Tag
      {...props}
      ref={prefetchLinks}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_BUILT}
    />
  );
}
