// Override (eject): the 404 page in the site's frame. Paths below the docs plugin's root, which is
// all of them here, come through DocsRoot; this one serves Docusaurus' own catch-all route.
import type {ReactNode} from 'react';

import Layout from '@site/src/components/layout/Layout';
import NotFoundPage from '@site/src/components/layout/NotFoundContent';

/** Every path that no plugin knows. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundPage />
    </Layout>
  );
}
