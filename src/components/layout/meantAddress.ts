/** Where a visitor of the 404 page wants to be. This file is loaded by that page alone. */
import type {I18n} from '@docusaurus/types';

import {languagesOf} from '@site/src/content/browser/languageOf';
import {pathOf} from '@site/src/content/browser/routes';
import type {RouteEntry} from '@site/src/content/browser/types';

/** The page whose address has marks at its end. */
function pageBefore(marked: string, paths: readonly string[]): string | undefined {
  try {
    const plain = decodeURI(marked).replace(/[\p{P}\p{S}]+$/u, '');
    return paths.find((path) => path.replace(/\/$/, '') === plain);
  } catch {
    // Not an encoded address.
    return undefined;
  }
}

/**
 * The address that is meant by one that does not exist; undefined where the visitor is right here.
 *
 * Programs for chats take marks of the sentence around an address into it, such as a closing quotation mark
 * (findings/linkify-closing-quotes.sh). Some hosts have one 404 page for every language: then it is the one in the language
 * of the address.
 */
export function meantAddress(
  pathname: string,
  i18n: I18n,
  routes: readonly Pick<RouteEntry, 'slugs'>[],
): string | undefined {
  const languages = languagesOf(i18n);
  const paths = languages.flatMap(({locale, baseUrl}) =>
    routes.map(({slugs}) => pathOf(slugs[locale] ?? '/', baseUrl)),
  );
  const meant = pageBefore(pathname, paths);
  if (meant) return meant;
  const others = languages.filter(({locale}) => locale !== i18n.currentLocale);
  const own = others.find(({baseUrl}) => baseUrl !== '/' && pathname.startsWith(baseUrl));
  return own && !pathname.startsWith(`${own.baseUrl}404`) ? `${own.baseUrl}404.html` : undefined;
}
