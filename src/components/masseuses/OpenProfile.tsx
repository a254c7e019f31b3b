import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ButtonLink from '@site/src/components/mdx/ButtonLink';
import {buttonClassName} from '@site/src/components/ui/Button';
import {plainProfileId, selectionOf} from './selection';

/**
 * Opens a profile: a full load before script, a change of the address with it. Where no script runs
 * it leads to what the card itself says (PlainProfile).
 */
export default function OpenProfile({id, name}: {id: string; name: string}): ReactNode {
  const label = (
    <span>
      <Translate id="masseuse.view" description="Opens the profile of a masseuse" />
      <span className="visuallyHidden">{`: ${name}`}</span>
    </span>
  );
  return (
    <>
      <ButtonLink
        page="masseuses"
        suffix={selectionOf(id)}
        size="small"
        className="scriptOnly"
        data-opens={id}>
        {label}
      </ButtonLink>
      <noscript>
        <a href={`#${plainProfileId(id)}`} className={buttonClassName({size: 'small'})}>
          {label}
        </a>
      </noscript>
    </>
  );
}
