import Link from '@docusaurus/Link';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

import LegalPage from '@site/src/components/layout/LegalPage';
import PageMetadata from '@site/src/components/layout/PageMetadata';
import ProgramPage from '@site/src/components/programs/ProgramPage';

/** A heading that reports its anchor to Docusaurus' link checker. */
const anchored = (Tag: 'h2' | 'h3') =>
  function Heading(props: ComponentProps<'h2'>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return <Tag {...props} />;
  };

/** Elements of Markdown for which the plain HTML element is not enough: internal links navigate without a reload. */
const ELEMENTS = {a: Link, h2: anchored('h2'), h3: anchored('h3')};

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
    <MDXProvider components={ELEMENTS}>
      <Content />
    </MDXProvider>
  );
  return (
    <DocProvider content={Content}>
      <PageMetadata />
      {Layout ? <Layout>{body}</Layout> : body}
    </DocProvider>
  );
}
