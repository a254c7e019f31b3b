/** The content of the title element. */
export const titleOf = (page: string, site: string): string => `${page} · ${site}`;
