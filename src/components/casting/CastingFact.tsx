import type {ReactNode} from 'react';

import {useCastingFacts} from '@site/src/components/casting/castingFacts';

type Props = {readonly name: keyof ReturnType<typeof useCastingFacts>};

/** A fact for applicants inside a sentence. */
export default function CastingFact({name}: Props): ReactNode {
  return <span>{useCastingFacts()[name]}</span>;
}
