import type {ReactNode} from 'react';

import {useLocale, useRoute} from '@site/src/plugins/catalogue/client';

/** Short name of a page for navigation, from its frontmatter. */
export default function PageLabel({page}: {page: string}): ReactNode {
  const {labels} = useRoute(page);
  return labels[useLocale()];
}
