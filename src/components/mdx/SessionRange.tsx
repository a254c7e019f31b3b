import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** Shortest and longest session, inside a sentence: "30 to 90 minutes". */
export default function SessionRange(): ReactNode {
  return (
    <span>
      <Translate
        id="session.range"
        description="Shortest and longest session of all programs, inside a sentence"
        values={useCatalogue().minutesRange}>
        {'{shortest} to {longest} minutes'}
      </Translate>
    </span>
  );
}
