/** Document ids of the pages that the frame links to, in their order. */
export const MAIN_PAGES = [
  'home',
  'masseuses',
  'massage-menu',
  'outcall',
  'gallery',
  'about',
  'casting',
  'contact',
] as const;

export const LEGAL_PAGES = [
  'legal/privacy-policy',
  'legal/terms-of-service',
  'legal/legal-notice',
  'legal/cookie-policy',
  'legal/accessibility',
] as const;
