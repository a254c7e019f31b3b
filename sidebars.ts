/**
 * Order of pages in navigation, of programs on the menu, and of legal texts in the footer. New pages need a line here:
 * in `pages` for the top menu and the footer, in a list `more` for the footer alone, or in none where other pages link
 * to them.
 */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  pages: ['home', 'masseuses', 'massage-menu', 'outcall', 'gallery', 'about', 'casting', 'contact'],
  programs: [
    'programs/prana-nirvana',
    'programs/erosofia',
    'programs/kaula-tantra',
    'programs/nyx-sensoria',
    'programs/ananga-sutra',
    'programs/nagomi-sensual',
    'programs/tao-de-jade',
    'programs/burning-sekhem',
    'programs/hedone-sacra',
    'programs/ancestral-lust',
    'programs/four-hands',
    'programs/outcall',
  ],
  legal: [
    'legal/privacy-policy',
    'legal/terms-of-service',
    'legal/legal-notice',
    'legal/cookie-policy',
    'legal/accessibility',
  ],
};

export default sidebars;
