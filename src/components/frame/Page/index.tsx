import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem';
import type {ComponentType, ReactNode} from 'react';

import PageMetadata from '../PageMetadata';
import type {LayoutProps} from '@site/src/mdx/layoutProps';
import {mdxElements} from './mdxElements';

/** What pages export besides their text (src/mdx/pageExports.ts). */
type Exports = {
  readonly Layout?: ComponentType<LayoutProps>;
  readonly data?: unknown;
};

/** One page: metadata in the head, its MDX in its layout. */
export default function Page({content: Content}: Props): ReactNode {
  const {id, title, description} = Content.metadata;
  const {keywords} = Content.frontMatter;
  const {Layout, data} = Content as unknown as Exports;
  const body = (
    <MDXProvider components={mdxElements}>
      <Content />
    </MDXProvider>
  );
  return (
    <>
      <PageMetadata id={id} title={title} description={description} keywords={keywords ?? []} />
      {Layout ? (
        <Layout id={id} title={title} toc={Content.toc} data={data}>
          {body}
        </Layout>
      ) : (
        body
      )}
    </>
  );
}
