/**
 * When the fonts come. The one of the headings is asked for with the page, without keeping the first
 * paint waiting; those that the first paint does without have a style sheet of their own, fetched as one
 * for paper, which the boot script makes one for the screen once the pictures of the first screen are
 * there; only then does the browser ask for the fonts in it: each font that arrives has the whole page
 * laid out anew, which would keep the picture from being painted. Measured: BENCHMARKS.md, "Fonts".
 */
import {atRoot} from '../../content/siteRoot';

/**
 * For the start of the body, where HTML allows it too: Chromium holds the first frame back for a font
 * announced in the head (html.spec.whatwg.org/multipage/links.html#link-type-preload, "body-ok"). Of low
 * priority, because the picture goes first.
 */
export const firstFontLink = `<link rel="preload" as="font" type="font/woff2" href="${atRoot('/fonts/newsreader.woff2')}" fetchpriority="low" crossorigin>`;

/** Address of the style sheet; it stands beside the fonts. */
export const LATE_FONTS = atRoot('/fonts/late.css');

/**
 * For the head of every page. The address stands first: pageStyles.ts takes links that begin with
 * `rel` as the page's own and puts what they hold into the HTML. The boot script finds it by its medium.
 */
export const lateFontsLink = `<link href="${LATE_FONTS}" rel="stylesheet" media="print"><noscript><link href="${LATE_FONTS}" rel="stylesheet"></noscript>`;
