/** Fields of every page with an address. Plain pages have only these. */
import * as z from 'zod';

import {ID} from '../ids';
import {focal, pictureFile, text, unique} from './basics';
import {priceFacts, priceWords} from './prices';

const ADDRESS = new RegExp(`^/(${ID}(/${ID})*)?$`);
const FORMER =
  'Write an address such as /old-name, from the root of this language: a slash, then lower-case letters, digits and hyphens.';

const PICTURE =
  'Write a file of docs/pictures and its focal point, such as {file: orchid.jpg, focal: [62, 38]}.';
/** A picture behind the words of a page. */
const ground = z.strictObject({file: pictureFile, focal}, PICTURE);
/** The picture behind a page's hero. */
export const heroPicture = ground
  .optional()
  .describe('Picture behind the hero, by file, at least 1600 pixels wide.');

/** Words of every page with an address. */
export const pageWords = z.strictObject({
  slug: z
    .string('Write an address such as "/massage-menu".')
    .regex(
      ADDRESS,
      'Write an address such as "/massage-menu": a slash, then lower-case letters, digits and hyphens.',
    )
    .describe(
      'The address, from the root of the language: "/contact", "/contacto". Starts with "/".',
    ),
  formerly: unique(z.string(FORMER).regex(ADDRESS, FORMER), 1, 40)
    .optional()
    .describe('Former addresses of the page, which redirect to it.'),
  title: text().describe(
    'Title in the browser’s tab and in search results, without the house’s name (added by the site).',
  ),
  description: text(160, 70).describe(
    'What a search result says below the title: 70 to 160 characters.',
  ),
  keywords: unique(text(60), 3, 8).describe('Three to eight search terms.'),
  label: text(28).describe('Short name for navigation bars and footers.'),
  prices: priceWords,
});

/** Facts of a page that is not a program. */
export const pageFacts = z.strictObject({
  hero: heroPicture,
  unlisted: z
    .boolean()
    .optional()
    .describe('true keeps the page out of menus, the sitemap and search engines.'),
  closingPhoto: ground
    .optional()
    .describe('Picture behind the page’s call to action (ground="photo"), by file.'),
  prices: priceFacts,
});
