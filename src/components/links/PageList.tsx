import type {ReactNode} from 'react';

import PageLink from '@site/src/components/links/PageLink';

type Props = {
  /** Document ids. */
  readonly pages: readonly string[];
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A list of links to pages. */
export default function PageList({pages, className, children}: Props): ReactNode {
  return (
    <ul className={className}>
      {pages.map((id) => (
        <li key={id}>
          <PageLink page={id} />
        </li>
      ))}
      {children}
    </ul>
  );
}
