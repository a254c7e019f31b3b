import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Thing} from 'schema-dts';

type Props = {readonly nodes: readonly Thing[]};

/** Structured data in the head, for search engines. Nothing in it may say more than the page shows. */
export default function StructuredData({nodes}: Props): ReactNode {
  const graph = {'@context': 'https://schema.org', '@graph': nodes};
  // Text cannot end the script that it stands in.
  const json = JSON.stringify(graph).replace(/</g, '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
