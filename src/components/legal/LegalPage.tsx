import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {formatDate} from '@site/src/content/browser/formatDate';
import type {Legal} from '@site/src/content/browser/types';
import {useLanguage, usePageFields} from '@site/src/plugins/catalogue/client';
import styles from './LegalPage.module.css';

/** A legal text with its date and a numbered table of contents. */
export default function LegalPage({children}: {children: ReactNode}): ReactNode {
  const {toc} = useDoc();
  const {title, updated} = usePageFields<Legal>();
  const {htmlLang} = useLanguage();
  return (
    <div className={`wrap split ${styles.legal}`}>
      <header>
        <h1>{title}</h1>
        <p className="meta">
          <Translate
            id="legal.updated"
            description="Legal texts: when the text was last changed"
            values={{
              // The words stay as built: WebKit writes “de 2024” in Catalan where Node writes “del 2024”.
              date: (
                <time dateTime={updated} suppressHydrationWarning>
                  {formatDate(Date.parse(updated), htmlLang)}
                </time>
              ),
            }}>
            {'Last updated {date}'}
          </Translate>
        </p>
      </header>
      <nav
        aria-label={translate({
          id: 'legal.index',
          message: 'On this page',
          description: 'Legal texts: name of the table of contents, for screen readers',
        })}>
        <ol>
          {toc
            .filter(({level}) => level === 2)
            .map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>
                  {/* Docusaurus gives the words of a heading as HTML: emphasis and code. */}
                  <span dangerouslySetInnerHTML={{__html: heading.value}} />
                </a>
              </li>
            ))}
        </ol>
      </nav>
      <div className={`prose rhythm ${styles.prose}`}>{children}</div>
    </div>
  );
}
