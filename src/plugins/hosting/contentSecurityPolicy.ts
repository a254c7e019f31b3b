/** Hashes of the code inside the pages, such as `sha256-…`. */
export type InlineHashes = {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

/** The site's own files, its inline code by hashes, and the origin of the analytics script, if there is one. */
export function contentSecurityPolicy(
  {scriptHashes, styleHashes}: InlineHashes,
  analyticsScript: string,
): string {
  const analytics = analyticsScript ? ` ${new URL(analyticsScript).origin}` : '';
  const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    // Firefox checks pages that are fetched ahead against this directive alone.
    "default-src 'self'",
    `script-src 'self'${quoted(scriptHashes)}${analytics}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
