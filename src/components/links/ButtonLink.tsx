import type {ComponentProps, ReactNode} from 'react';

import PageLink from './PageLink';
import {type ButtonLook, buttonClassName} from '@site/src/components/ui/Button';

type Props = ButtonLook & ComponentProps<typeof PageLink>;

/** A link to a page of the site that looks like a button. */
export default function ButtonLink({variant, size, block, className, ...props}: Props): ReactNode {
  return <PageLink className={buttonClassName({variant, size, block, className})} {...props} />;
}
