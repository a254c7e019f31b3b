import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import Badge from '@site/src/components/ui/Badge';
import {collectionLabels} from '@site/src/components/labels/programLabels';

/** The collection a program belongs to, in its tint. */
export default function CollectionBadge({category}: Pick<Program, 'category'>): ReactNode {
  return <Badge tint={`${category}Collection`}>{collectionLabels()[category]}</Badge>;
}
