import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

/** Markdown links: internal ones navigate without a reload, outgoing ones say nothing about the visitor. */
function MarkdownLink({href, ...props}: ComponentProps<'a'>): ReactNode {
  return <Link to={href} {...props} />;
}

/** Elements that Markdown makes, where the plain HTML element is not enough. */
export const mdxElements = {a: MarkdownLink};
