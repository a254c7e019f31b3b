/** A page's title as browsers and search engines show it. */
export const titleOf = (page: string, site: string): string => `${page} · ${site}`;
