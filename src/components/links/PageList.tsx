import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue, usePages} from '@site/src/plugins/catalogue/client';
import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';

type Props = {
  /** Document ids of the pages, in their order. */
  readonly pages: readonly string[];
  readonly className?: string | undefined;
  /** Further entries, as list items. */
  readonly children?: ReactNode;
};

/** A list of links to pages by their short names. */
export default function PageList({pages, className, children}: Props): ReactNode {
  return (
    <ul className={className}>
      {pages.map((id) => (
        <li key={id}>
          <PageLink page={id}>
            <PageLabel page={id} />
          </PageLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Ends a list of programs in the frame with the way to the menu, where the menu has more of them. */
export function AllPrograms({onClick}: {onClick?: () => void}): ReactNode {
  const {programs} = useCatalogue().counts;
  if (programs <= usePages('program').length) return null;
  return (
    <li>
      <PageLink page="massage-menu" onClick={onClick}>
        <Translate
          id="frame.allPrograms"
          description="Last entry of a list of programs that names only some of them"
        />
      </PageLink>
    </li>
  );
}
