import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** Shortest and longest session, inside a sentence: "30 to 90 minutes", or "60 minutes" where all are the same. */
export default function SessionRange(): ReactNode {
  const {shortest, longest} = useCatalogue().minutesRange;
  return (
    <span>
      {shortest === longest ? (
        translate(
          {
            id: 'session.length',
            message: '{minutes} minutes',
            description: 'Length of every session, inside a sentence, where all have the same',
          },
          {minutes: shortest},
        )
      ) : (
        <Translate
          id="session.range"
          description="Shortest and longest session of all programs, inside a sentence"
          values={{shortest, longest}}>
          {'{shortest} to {longest} minutes'}
        </Translate>
      )}
    </span>
  );
}
