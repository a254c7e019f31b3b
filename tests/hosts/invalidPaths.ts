/** Paths that do not exist, and paths of attackers. */

/** Paths that do not exist, with the language of the 404 page. */
export const MISSING: readonly (readonly [pathname: string, htmlLang: string])[] = [
  ['/nothing/here', 'en-US'],
  ['/es/nada/de/nada', 'es-ES'],
  ['/es/nada.html', 'es-ES'],
  ['/es/galeria/nada/', 'es-ES'],
  ['/essence', 'en-US'],
  ['/assets/js/gone.js', 'en-US'],
  ['/es/assets/js/gone.js', 'es-ES'],
  ['/pictures/', 'en-US'],
  ['/es/assets', 'es-ES'],
  ['/404', 'en-US'],
  ['/404.html', 'en-US'],
  ['/es/404.html', 'es-ES'],
  ['/GALLERY', 'en-US'],
  ['/caf%C3%A9', 'en-US'],
  ['/a%0d%0aSet-Cookie:x=1', 'en-US'],
  ['/gallery%3Fselected', 'en-US'],
  ['/gallery;x=1', 'en-US'],
  ['/_headers', 'en-US'],
  ['/_redirects', 'en-US'],
  ['/.nojekyll', 'en-US'],
  ['/.git/config', 'en-US'],
  ['/index.html.br', 'en-US'],
  ['/gallery.html.gz', 'en-US'],
  ['/es/index.html.br', 'es-ES'],
];

/** Malformed paths, which servers should refuse. */
export const REFUSED: readonly string[] = [
  '/%',
  '/%00',
  '/%zz',
  '/es%2F..%2F..%2Fpackage.json',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
];
