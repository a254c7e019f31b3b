import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import type {ComponentType, ReactNode} from 'react';

import LegalPage from '@site/src/components/legal/LegalPage';
import PageMetadata from '@site/src/components/metadata/PageMetadata';
import ProgramPage from '@site/src/components/programs/ProgramPage';
import type {RouteEntry} from '@site/src/content/browser/types';
import {useRoute} from '@site/src/plugins/catalogue/client';

/** Layouts of the kinds of pages that have one. */
const LAYOUTS: Partial<Record<RouteEntry['kind'], ComponentType<{children: ReactNode}>>> = {
  legal: LegalPage,
  program: ProgramPage,
};

/** One page: metadata in the head, its MDX in the layout of its kind. */
export default function DocItem({content: Content}: Props): ReactNode {
  const {kind} = useRoute(Content.metadata.id);
  const Layout = LAYOUTS[kind];
  const body = (
    <MDXContent>
      <Content />
    </MDXContent>
  );
  return (
    <DocProvider content={Content}>
      <PageMetadata />
      {Layout ? <Layout>{body}</Layout> : body}
    </DocProvider>
  );
}
