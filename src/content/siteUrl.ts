/** Validates the environment variable SITE_URL, the address of the published site. */

/** Such as https://velada.example, without a path. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+\/?$/i;
/** Hosts of this machine, where http is allowed. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Normalizes the address: lower case, accents as Punycode, no trailing slash. Throws an error with a sentence for
 * the operator where it is invalid.
 */
export function siteUrlOf(typed: string): string {
  const url = ADDRESS.test(typed) && URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url)
    throw new Error(
      'Write SITE_URL as the address of the site without a folder, such as https://www.example.com.',
    );
  if (url.protocol === 'http:' && !HERE.includes(url.hostname))
    throw new Error(
      `Write SITE_URL with https, https://${url.host}: the headers of the site make browsers refuse http.`,
    );
  return url.origin;
}
