/**
 * What pages bring about themselves: their addresses in all languages, the photo behind their hero. Only
 * the pages that the frame names are known everywhere; of the others a page brings itself and those that
 * its text names (src/plugins/delivery/layouts.ts), so that no page carries a list of all.
 */
import type {RouteEntry} from '../../content/types';
import type {OwnPage} from './frame';

const brought = new Map<string, OwnPage>();

/** Called by the module of a page, which is read before the page is shown. */
export function bring(page: OwnPage): OwnPage {
  brought.set(page.route.id, page);
  return page;
}

/** What a page has brought, by its document id; undefined while it has not. */
export function broughtPage(id: string | undefined): OwnPage | undefined {
  return id === undefined ? undefined : brought.get(id);
}

/** All pages that have brought themselves. */
export function broughtRoutes(): RouteEntry[] {
  return [...brought.values()].map(({route}) => route);
}
