/** The address that the site is published at, as the environment variable SITE_URL names it. */

const ADDRESS = /^https?:\/\/[^\s/?#@]+\/?$/i;
/** This machine, where nothing is encrypted. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address as every page, sitemap and host writes it: in small letters, a name with accents as networks know it,
 * without a slash at its end. Throws a sentence where it is none.
 */
export function siteUrlOf(typed: string): string {
  const url = ADDRESS.test(typed) && URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url)
    throw new Error(
      'Write SITE_URL as the address of the site without a folder, such as https://www.example.com.',
    );
  if (url.protocol === 'http:' && !HERE.includes(url.hostname))
    throw new Error(
      `Write SITE_URL with https, https://${url.host}: the site tells browsers to open it in no other way.`,
    );
  return url.origin;
}
