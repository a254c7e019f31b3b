/** Where the site stands on its host. It has a domain of its own. */
export const SITE_ROOT = '/';

/** The address of a file of the site. */
export const atRoot = (path: string): string => SITE_ROOT + path.slice(1);

/** The path below the site's root, without a slash at its start. */
export const belowRoot = (path: string): string => path.slice(SITE_ROOT.length);
