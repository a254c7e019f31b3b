import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import PageLink from '@site/src/components/mdx/PageLink';
import {usePages} from './usePages';

/** Ends a list of programs in the frame with the way to the menu, where the menu has more of them. */
export default function AllPrograms({onClick}: {onClick?: () => void}): ReactNode {
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
