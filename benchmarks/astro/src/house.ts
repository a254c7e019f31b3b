/** The facts of the house, and the addresses and names of its pages, as the site's own content check reads them. */
import {formatPrice} from '@site/src/components/facts/formatPrice';
import house from './generated/house.json';

export const {business, routes, priceRange, minutesRange, counts, outcallQuote} = house;

function routeOf(id: string) {
  const route = routes.find((entry) => entry.id === id);
  if (!route) throw new Error(`There is no page with the id "${id}".`);
  return route;
}

export const pathOf = (id: string): string => routeOf(id).slugs.en;
export const labelOf = (id: string): string => routeOf(id).labels.en;
export const idsOf = (kind: string): string[] =>
  routes.filter((route) => route.kind === kind).map(({id}) => id);

export const money = (euros: number): string => formatPrice(euros, 'en-US');
