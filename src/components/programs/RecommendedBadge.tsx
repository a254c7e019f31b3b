import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/ui/Badge';

/** Marks a program that the house recommends. */
export default function RecommendedBadge(): ReactNode {
  return (
    <Badge solid>
      <Translate id="program.recommended" description="Badge of recommended programs" />
    </Badge>
  );
}
