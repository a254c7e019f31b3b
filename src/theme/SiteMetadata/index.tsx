import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {titleOf} from '@site/src/components/metadata/pageTitle';
import {useCatalogue, useCurrentPage} from '@site/src/plugins/catalogue/client';
import {languagesOf} from '@site/src/content/browser/languageOf';
import {pathOf} from '@site/src/content/browser/routes';

/** The label that parental filters read (rtalabel.org). */
const RTA_LABEL = 'RTA-5042-1996-1400-1577-RTA';

/** A tag such as "es-ES". */
const WITH_REGION = /^[a-z]+-[A-Z]{2}$/;

/** Such as "es_ES"; undefined for a language without a region, which Open Graph cannot say. */
const openGraphLocale = (htmlLang: string): string | undefined =>
  WITH_REGION.test(htmlLang) ? htmlLang.replace('-', '_') : undefined;

/** Canonical address, alternates in every language and what all pages share in the head. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {business} = useCatalogue();
  const page = useCurrentPage();
  const languages = languagesOf(i18n).map(({locale, htmlLang, baseUrl}) => {
    return {locale, htmlLang, url: siteConfig.url + pathOf(page?.slugs[locale] ?? '/', baseUrl)};
  });
  const own = languages.find(({locale}) => locale === i18n.currentLocale);
  const original = languages.find(({locale}) => locale === i18n.defaultLocale);
  const ownLocale = own && openGraphLocale(own.htmlLang);
  return (
    <Head titleTemplate={titleOf('%s', siteConfig.title)}>
      <meta name="theme-color" content="#0d080a" />
      {/* The site is dark already: Dark Reader leaves it as it is (findings/darkreader-colour-or-gradient.sh). */}
      <meta name="darkreader-lock" content="" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {business.adultLabel && <meta name="rating" content={RTA_LABEL} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.title} />
      {ownLocale && <meta property="og:locale" content={ownLocale} />}
      {page && <link rel="canonical" href={own?.url} />}
      {page && <meta property="og:url" content={own?.url} />}
      {page &&
        languages.map(({locale, htmlLang, url}) => (
          <link key={locale} rel="alternate" hrefLang={htmlLang} href={url} />
        ))}
      {page && <link rel="alternate" hrefLang="x-default" href={original?.url} />}
      {languages
        .filter((language) => language !== own && openGraphLocale(language.htmlLang))
        .map(({locale, htmlLang}) => (
          <meta key={locale} property="og:locale:alternate" content={openGraphLocale(htmlLang)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
