import {useCatalogue} from '@site/src/plugins/catalogue/client';
import type {RouteEntry} from '@site/src/content/types';

/** Document ids of the pages of a kind in the order of `sidebars.ts`. */
export function usePages(kind: RouteEntry['kind']): readonly string[] {
  return useCatalogue()
    .routes.filter((route) => route.kind === kind)
    .map(({id}) => id);
}
