import type {ReactNode} from 'react';

import {type CastingFactName, useCastingFacts} from '@site/src/components/labels/casting';

/** A fact for applicants inside a sentence: pay for a day, contract, hours until an answer, photographs. */
export default function CastingFact({name}: {name: CastingFactName}): ReactNode {
  return useCastingFacts()(name);
}
