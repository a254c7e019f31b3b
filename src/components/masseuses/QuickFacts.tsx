import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import FactList from '@site/src/components/ui/FactList';
import {experienceLabel, nationalityLabels} from '@site/src/components/labels/masseuseLabels';

/** Age in years, nationality, experience, personality. */
export default function QuickFacts({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const facts = [
    {
      term: translate({id: 'masseuse.fact.age', description: 'Term in a profile'}),
      value: masseuse.age,
    },
    {
      term: translate({id: 'masseuse.fact.nationality', description: 'Term in a profile'}),
      value: nationalityLabels()[masseuse.nationality],
    },
    {
      term: translate({id: 'masseuse.fact.experience', description: 'Term in a profile'}),
      value: experienceLabel(masseuse.experienceYears),
    },
    {
      term: translate({id: 'masseuse.fact.personality', description: 'Term in a profile'}),
      value: masseuse.personality,
    },
  ];
  return <FactList facts={facts} look="columns" />;
}
