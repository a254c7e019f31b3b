/** Paths of files of the fixture site. */

export const HOME = 'docs/home.mdx';
export const ABOUT = 'docs/about.mdx';
export const GALLERY = 'docs/gallery.mdx';
export const MENU = 'docs/massage-menu.mdx';
export const TIDE = 'docs/programs/tide.mdx';
export const HOTEL = 'docs/programs/hotel.mdx';
export const ANA = 'docs/masseuses/ana.mdx';
export const COOKIES = 'docs/legal/cookie-policy.mdx';
export const BUSINESS = 'docs/business.yml';
export const ANALYTICS = 'docs/analytics.yml';
export const FORBIDDEN_WORDS = 'docs/forbidden-words.yml';
export const CODE = 'i18n/es/code.json';
export const LABELS = 'src/theme/labels.ts';
export const ADDRESSES = 'docs/published-addresses.json';
