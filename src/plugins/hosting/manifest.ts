/** The web manifest: name and icons for a home screen. */
import {atRoot} from '../../content/siteRoot';
import type {Site} from './site';

/** The page's own colour, as in tokens.css (a test compares them). */
const COLOUR = '#0d080a';

const icon = (size: number): object => ({
  src: atRoot(`/icon-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The manifest's text; the brand's name comes from docs/business.yml. */
export function webManifest({catalogue}: Pick<Site, 'catalogue'>): string {
  const {name} = catalogue.business;
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      start_url: atRoot('/'),
      display: 'browser',
      background_color: COLOUR,
      theme_color: COLOUR,
      icons: [icon(192), {...icon(512), purpose: 'any maskable'}],
    },
    null,
    2,
  )}\n`;
}
