/**
 * Where the site stands on its host: `/`, or a folder such as `/velada/` (the environment variable
 * BASE_URL). The one place that knows; whatever is the same in all languages (pictures, fonts, drawings)
 * is addressed from here. In the browser's bundles the delivery plugin writes the value in.
 */
export const SITE_ROOT: string = process.env.BASE_URL || '/';

/** The address of a file of the site: `/img/map.svg` is `/velada/img/map.svg` below a folder. */
export const atRoot = (path: string): string => SITE_ROOT + path.slice(1);

/** The path below the site's folder, without a slash at its start: `/velada/es/` is `es/`. */
export const belowRoot = (path: string): string => path.slice(SITE_ROOT.length);
