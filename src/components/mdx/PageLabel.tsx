import type {ReactNode} from 'react';

import {useLocale, useRoute} from '@site/src/plugins/catalogue/client';

/** Short name of a page for navigation, from its frontmatter; a program's is left alone by translators. */
export default function PageLabel({page}: {page: string}): ReactNode {
  const {kind, labels} = useRoute(page);
  const label = labels[useLocale()];
  return kind === 'program' ? <span translate="no">{label}</span> : label;
}
