import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import type {ComponentType, ReactNode} from 'react';

import LegalPage from '@site/src/components/legal/LegalPage';
import PageMetadata from '@site/src/components/metadata/PageMetadata';
import ProgramPage from '@site/src/components/programs/ProgramPage';

/** Layouts of the kinds of pages that have one, by the first part of their ids. */
const LAYOUTS: Readonly<Record<string, ComponentType<{children: ReactNode}>>> = {
  legal: LegalPage,
  programs: ProgramPage,
};

/** One page: metadata in the head, its MDX in the layout of its kind. */
export default function DocItem({content: Content}: Props): ReactNode {
  const [folder = ''] = Content.metadata.id.split('/');
  const Layout = LAYOUTS[folder];
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
