import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** Document id of the page, such as "contact" or "programs/kaula-tantra". */
  readonly page: string;
  /** Its path below the base URL, from lists that may name pages which the frame does not know. */
  readonly slug?: string;
  /** What follows the path: "?selected=noa", "#legend". */
  readonly suffix?: string;
};

function KnownPageLink({page, suffix = '', ...props}: Omit<Props, 'slug'>): ReactNode {
  return <Link to={usePath(page) + suffix} {...props} />;
}

/** A link to a page of the site by its id; the address comes from the route table. */
export default function PageLink({slug, ...props}: Props): ReactNode {
  if (slug === undefined) return <KnownPageLink {...props} />;
  const {page, suffix = '', ...others} = props;
  return <Link to={slug + suffix} {...others} />;
}
