import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

import {languagesOf} from '@site/src/content/languages';

/** Hosts that know one 404 page serve it at every path: it leads to that of the language the path begins with. */
export function useOwnLanguage(): void {
  const {i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  useEffect(() => {
    const [own] = languagesOf(i18n)
      .filter(({baseUrl}) => pathname.startsWith(baseUrl))
      .sort((one, other) => other.baseUrl.length - one.baseUrl.length);
    if (own && own.locale !== i18n.currentLocale) window.location.replace(`${own.baseUrl}404.html`);
  }, [i18n, pathname]);
}
