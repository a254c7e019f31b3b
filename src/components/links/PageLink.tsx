import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

import {prefetchInView} from '@site/src/components/ui/navigation';
import {usePath} from '@site/src/plugins/catalogue/client';
import PageLabel from './PageLabel';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Document id of the page, such as "contact" or "programs/kaula-tantra". */
  readonly page: string;
  /** Query or hash: "?selected=noa", "#legend". */
  readonly suffix?: string;
};

/** A link to a page of the site; shows the page's label unless it has children. */
export default function PageLink({page, suffix = '', children, ...props}: Props): ReactNode {
  const href = usePath(page) + suffix;
  useBrokenLinks().collectLink(href);
  return (
    <a ref={prefetchInView} href={href} {...props}>
      {children === undefined ? <PageLabel page={page} /> : children}
    </a>
  );
}
