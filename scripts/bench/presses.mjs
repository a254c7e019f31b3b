/* What `npm run bench:tap` presses on a phone, and how the screen answers. */

/**
 * Run in the page: whether an element is in view and not transparent. A picture must have arrived too, and have the
 * window for itself: nothing else of the page is in its corner.
 * @param {string} selector of what the press shows
 */
export function isSeen(selector) {
  return [...document.querySelectorAll(selector)].some((element) => {
    const {top, bottom, width} = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (!isVisible || width === 0 || bottom <= 0 || top >= innerHeight) return false;
    if (!(element instanceof HTMLImageElement)) return true;
    const inCorner = document.elementFromPoint(1, 1)?.closest('[role="dialog"], a');
    return element.naturalWidth > 0 && Boolean(inCorner?.contains(element));
  });
}

/**
 * `page` is the address in English; the other languages are found by the page's own links to them. What is seen is an
 * element that appears (`seen`), or the request of another site (`requests`), which the measurement refuses.
 */
export const PRESSES = [
  {
    name: 'photo of the gallery, until it is large',
    page: '/gallery',
    control: 'main a[data-needs-script][href$=".jpg"]',
    seen: ':is(main a[aria-busy], [role="dialog"] .yarl__slide_current) img',
  },
  {
    name: 'photo of the gallery, until the viewer is there',
    page: '/gallery',
    control: 'main a[data-needs-script][href$=".jpg"]',
    seen: '[role="dialog"] .yarl__slide_current img',
  },
  {
    name: 'profile of a masseuse, until her name is large',
    page: '/masseuses',
    control: 'main a[data-opens]',
    seen: ':is(article:target h2, #profile-name)',
  },
  {
    name: 'profile of a masseuse, until it is whole',
    page: '/masseuses',
    control: 'main a[data-opens]',
    seen: '#profile-name',
  },
  {
    name: 'phone menu',
    page: '/',
    control: 'header details:has(> nav.menuLinks) > summary',
    seen: 'header details[open] > nav.menuLinks',
  },
  {
    name: 'cookie preferences',
    page: '/',
    control: 'footer button[aria-haspopup="dialog"]',
    seen: 'dialog[open] h2',
    isUnanswered: true,
  },
  {
    name: 'chat about a price',
    page: '/programs/prana-nirvana',
    control: 'main li a[href^="https://wa.me/"]',
    requests: 'https://wa.me/**',
  },
];
