import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {LayoutProps} from '@site/src/plugins/delivery/layoutProps';
import {broughtPage} from '@site/src/plugins/catalogue/brought';
import {useLanguage} from '@site/src/plugins/catalogue/client';
import prose from './prose.module.css';
import styles from './styles.module.css';

/** A date of the form 2024-01-01 as the language writes it in full. */
function formatDate(date: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang === 'en-US' ? 'en-GB' : htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** A legal text: numbered index on the left, prose on the right, date of the last change. */
export default function LegalPage({id, title, toc, children}: LayoutProps): ReactNode {
  const {htmlLang} = useLanguage();
  const updated = broughtPage(id)?.hero.updated;
  return (
    <div className={`wrap ${styles.legal}`}>
      <header>
        <h1>{title}</h1>
        {updated && (
          <p className="meta">
            <Translate
              id="legal.updated"
              description="Date of the last change of a legal text"
              values={{date: <time dateTime={updated}>{formatDate(updated, htmlLang)}</time>}}>
              {'Last updated {date}'}
            </Translate>
          </p>
        )}
      </header>
      <nav
        aria-label={translate({
          id: 'legal.index',
          message: 'On this page',
          description: 'Name of the index of a legal text',
        })}>
        <ol>
          {toc
            .filter(({level}) => level === 2)
            .map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.value}</a>
              </li>
            ))}
        </ol>
      </nav>
      <div className={prose.prose}>{children}</div>
    </div>
  );
}
