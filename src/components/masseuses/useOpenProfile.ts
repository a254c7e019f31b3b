import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {MouseEvent} from 'react';

import {isPlainClick} from '@site/src/components/ui/isPlainClick';
import {usePath} from '@site/src/plugins/catalogue/client';
import {selectionOf} from './selection';

/** What a press on a link to a profile does with script: it goes there without the link's fragment. */
export function useOpenProfile(id: string): (event: MouseEvent) => void {
  const history = useHistory();
  const path = useBaseUrl(usePath('masseuses'));
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.push(path + selectionOf(id));
  };
}
