/**
 * The fonts that the first paint does without. Their style sheet is fetched as one for paper, which
 * keeps nothing waiting, and the boot script makes it one for the screen once the first frame is
 * painted; only then does the browser ask for the fonts in it. Measured: BENCHMARKS.md, "Fonts".
 */
import {atRoot} from '../../content/siteRoot';

/** Address of the style sheet; it stands beside the fonts. */
export const LATE_FONTS = atRoot('/fonts/late.css');

/**
 * For the head of every page. The address stands first: pageStyles.ts takes links that begin with
 * `rel` as the page's own and puts all of them into one file. The boot script finds it by its medium.
 */
export const lateFontsLink = `<link href="${LATE_FONTS}" rel="stylesheet" media="print"><noscript><link href="${LATE_FONTS}" rel="stylesheet"></noscript>`;
