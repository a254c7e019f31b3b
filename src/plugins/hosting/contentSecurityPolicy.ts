/** The content security policy, the same for every page. */
import type {Analytics} from '../../content/browser/types';

/** Hashes of the code inside the pages, such as `sha256-…` (inlineCode.ts finds it). */
export type InlineHashes = {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

/**
 * The site's own files, its inline code by hashes, and with an analytics script its origin and those that it sends to.
 */
export function contentSecurityPolicy(
  {scriptHashes, styleHashes}: InlineHashes,
  {script, connect}: Pick<Analytics, 'script' | 'connect'>,
): string {
  const analytics = script ? ` ${new URL(script).origin}` : '';
  const further = script ? connect.map((origin) => ` ${origin}`).join('') : '';
  const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    // Also for fonts, the manifest and, without analytics, connections: repeated here they would be bytes before each page.
    // Firefox checks pages that are fetched ahead against this directive alone.
    "default-src 'self'",
    `script-src 'self'${quoted(scriptHashes)}${analytics}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data:",
    ...(analytics ? [`connect-src 'self'${analytics}${further}`] : []),
    // Frames and workers.
    "child-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
