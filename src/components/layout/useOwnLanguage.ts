import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';

import {languagesOf} from '@site/src/content/languages';

/** Hosts that know one 404 page show it for every language: leads to the page of the address's own language. */
export function useOwnLanguage(): void {
  const {i18n} = useDocusaurusContext();
  useEffect(() => {
    const {pathname} = window.location;
    const others = languagesOf(i18n).filter(({locale}) => locale !== i18n.currentLocale);
    const own = others.find(({baseUrl}) => baseUrl !== '/' && pathname.startsWith(baseUrl));
    if (own && !pathname.startsWith(`${own.baseUrl}404`)) {
      window.location.replace(`${own.baseUrl}404.html`);
    }
  }, [i18n]);
}
