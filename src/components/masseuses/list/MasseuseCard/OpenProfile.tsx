import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ButtonLink from '@site/src/components/links/ButtonLink';
import {selectionOf} from '../../selection';

/** Opens a profile: a full load before script, a change of the address with it. */
export default function OpenProfile({id, name}: {id: string; name: string}): ReactNode {
  return (
    <ButtonLink page="masseuses" suffix={selectionOf(id)} size="small" data-opens={id}>
      <span>
        <Translate id="masseuse.view" description="Opens the profile of a masseuse">
          View Profile
        </Translate>
        <span className="visuallyHidden">{`: ${name}`}</span>
      </span>
    </ButtonLink>
  );
}
