import type {ReactNode} from 'react';

import {useCastingFacts} from '@site/src/components/labels/casting';

type Props = {readonly name: keyof ReturnType<typeof useCastingFacts>};

/** A fact for applicants inside a sentence: pay for a day, contract, hours until an answer, photographs. */
export default function CastingFact({name}: Props): ReactNode {
  return useCastingFacts()[name];
}
