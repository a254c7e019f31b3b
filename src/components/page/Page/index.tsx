import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';

import {useRoute} from '../../../plugins/catalogue/client';
import LegalPage from '../../legal/LegalPage';
import PageMetadata from '../../metadata/PageMetadata';
import ProgramPage from '../../programs/ProgramPage';
import {mdxElements} from './mdxElements';

const LAYOUTS = {program: ProgramPage, legal: LegalPage, page: undefined} as const;

/** One page: metadata in the head, its MDX in the layout of its kind. */
export default function Page({content: Content}: Props): ReactNode {
  const {id, title, description} = Content.metadata;
  const {keywords} = Content.frontMatter;
  const {kind} = useRoute(id);
  const Layout = LAYOUTS[kind];
  const body = (
    <MDXProvider components={mdxElements}>
      <Content />
    </MDXProvider>
  );
  return (
    <>
      <PageMetadata id={id} title={title} description={description} keywords={keywords ?? []} />
      {Layout ? (
        <Layout id={id} title={title} toc={Content.toc}>
          {body}
        </Layout>
      ) : (
        body
      )}
    </>
  );
}
