/** Paths that do not exist, and paths of attackers. */
import {locales} from '../e2e/pages';

/** Paths that do not exist, with the language of the 404 page. */
export const MISSING: readonly {readonly pathname: string; readonly htmlLang: string}[] = [
  ...locales.map(({baseUrl, htmlLang}) => ({pathname: `${baseUrl}nothing/here`, htmlLang})),
  {pathname: '/es/nada.html', htmlLang: 'es-ES'},
  {pathname: '/es/galeria/nada/', htmlLang: 'es-ES'},
  {pathname: '/essence', htmlLang: 'en-US'},
  {pathname: '/assets/js/gone.js', htmlLang: 'en-US'},
  {pathname: '/es/assets/js/gone.js', htmlLang: 'es-ES'},
  {pathname: '/pictures/', htmlLang: 'en-US'},
  {pathname: '/es/assets', htmlLang: 'es-ES'},
  {pathname: '/404', htmlLang: 'en-US'},
  {pathname: '/404.html', htmlLang: 'en-US'},
  {pathname: '/es/404.html', htmlLang: 'es-ES'},
  {pathname: '/GALLERY', htmlLang: 'en-US'},
  {pathname: '/caf%C3%A9', htmlLang: 'en-US'},
  {pathname: '/a%0d%0aSet-Cookie:x=1', htmlLang: 'en-US'},
  {pathname: '/gallery%3Fselected', htmlLang: 'en-US'},
  {pathname: '/gallery;x=1', htmlLang: 'en-US'},
  {pathname: '/_headers', htmlLang: 'en-US'},
  {pathname: '/_redirects', htmlLang: 'en-US'},
  {pathname: '/.nojekyll', htmlLang: 'en-US'},
  {pathname: '/.git/config', htmlLang: 'en-US'},
  {pathname: '/index.html.br', htmlLang: 'en-US'},
  {pathname: '/gallery.html.gz', htmlLang: 'en-US'},
  {pathname: '/es/index.html.br', htmlLang: 'es-ES'},
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
