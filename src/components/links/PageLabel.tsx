import type {ReactNode} from 'react';

import {useLocale, useRoute} from '@site/src/plugins/catalogue/client';

/** The label of a page (front matter); the names of programs are not translated by the browser. */
export default function PageLabel({page}: {page: string}): ReactNode {
  const {kind, labels} = useRoute(page);
  const label = labels[useLocale()];
  return <span translate={kind === 'program' ? 'no' : undefined}>{label}</span>;
}
