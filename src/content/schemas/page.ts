/** What every page with an address has, and a plain page has no more than this. */
import * as z from 'zod';

import {altText, focal, photoId, pictureFile, text, unique} from './basics';

const ADDRESS = /^\/([a-z0-9]+([-/][a-z0-9]+)*)?$/;
const FORMER =
  'Write an address such as /old-name, from the root of this language: a slash, then lower-case letters, digits and hyphens.';

/** Picture of its own behind a page's hero, in place of a gallery photo. */
export const heroPicture = z
  .strictObject({file: pictureFile, focal})
  .describe(
    'Picture of its own behind the hero, outside the gallery, by file name; instead of `photo`. At least 1600 pixels wide.',
  );

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
    .describe('Addresses at which the page stood before; visitors are led from there to it.'),
  title: text().describe(
    'Title in the browser’s tab and in search results, without the house’s name (added by the site).',
  ),
  description: text(160, 70).describe(
    'What a search result says below the title: 70 to 160 characters.',
  ),
  keywords: unique(text(60), 3, 8).describe('Three to eight search terms.'),
  label: text(28).describe('Short name for navigation bars and footers.'),
  heroAlt: altText.optional().describe('What the picture named in `hero` shows.'),
});

/** Facts of a page that is not a program. */
export const pageFacts = z.strictObject({
  kind: z.literal('page').describe('What kind of file this is.'),
  photo: photoId.optional().describe('Number of the gallery photo behind the page’s hero.'),
  hero: heroPicture.optional(),
  closingPhoto: photoId
    .optional()
    .describe('Number of the gallery photo behind the page’s last call (ground="photo").'),
});
