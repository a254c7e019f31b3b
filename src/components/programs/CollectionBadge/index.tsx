import type {ReactNode} from 'react';

import type {Program} from '../../../plugins/catalogue/types';
import Badge from '../../ui/Badge';
import {collectionLabels} from '../scaleLabels';

/** The collection a program belongs to, in its tint. */
export default function CollectionBadge({category}: Pick<Program, 'category'>): ReactNode {
  return <Badge tint={`${category}Collection`}>{collectionLabels()[category]}</Badge>;
}
