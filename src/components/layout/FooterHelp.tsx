import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {EMERGENCY, POLICE} from '@site/src/content/helpLines';
import PageLink from '@site/src/components/mdx/PageLink';
import {telUrl} from '@site/src/components/links/messages';
import styles from './FooterLegal.module.css';

/** Help against coercion, on every page: a guest can see the signs too. */
export default function FooterHelp(): ReactNode {
  return (
    <p className={styles.help}>
      <Translate id="help.title" description="In the footer, before the police's number" />{' '}
      <a href={telUrl(POLICE.dialled)}>{POLICE.phone}</a>.{' '}
      <span className={styles.urgent}>
        <Translate id="help.danger" description="Before the emergency number" />{' '}
        <a href={telUrl(EMERGENCY)}>{EMERGENCY}</a>
      </span>{' '}
      <PageLink page="casting" suffix="#help">
        <Translate id="help.more" description="In the footer, link to where help is explained" />
      </PageLink>
    </p>
  );
}
