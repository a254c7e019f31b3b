import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

/** Markdown links: internal ones navigate without a reload. */
function MarkdownLink({href, ...props}: ComponentProps<'a'>): ReactNode {
  return <Link to={href} {...props} />;
}

/** Tells Docusaurus' link checker which anchors a page has. */
function useAnchor(id: string | undefined): void {
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
}

function Heading2(props: ComponentProps<'h2'>): ReactNode {
  useAnchor(props.id);
  return <h2 {...props} />;
}

function Heading3(props: ComponentProps<'h3'>): ReactNode {
  useAnchor(props.id);
  return <h3 {...props} />;
}

/** Elements that Markdown makes, where the plain HTML element is not enough. */
export const mdxElements = {a: MarkdownLink, h2: Heading2, h3: Heading3};
