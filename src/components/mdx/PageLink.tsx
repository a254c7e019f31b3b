import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** Document id of the page, such as "contact" or "programs/kaula-tantra". */
  readonly page: string;
  /** What follows the path: "?selected=noa", "#legend". */
  readonly suffix?: string;
};

/** A link to a page of the site by its id; the address comes from the route table. */
export default function PageLink({page, suffix = '', ...props}: Props): ReactNode {
  return <Link to={usePath(page) + suffix} {...props} />;
}
