import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

import {
  FootnoteBackLink,
  FootnoteLink,
  FootnotesHeading,
} from '@site/src/components/markdown/Footnotes';
import Table from '@site/src/components/markdown/Table';

/** An element that reports its anchor to Docusaurus' link checker: headings, and list items, which footnotes are. */
const anchored = (Tag: 'h1' | 'h2' | 'h3' | 'h4' | 'li') =>
  function Anchored(props: ComponentProps<typeof Tag>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    const Element: 'div' = Tag as 'div';
    return <Element {...(props as ComponentProps<'div'>)} />;
  };

const Heading = anchored('h2');

function MarkdownHeading(props: ComponentProps<'h2'>): ReactNode {
  return props.id === 'footnote-label' ? <FootnotesHeading {...props} /> : <Heading {...props} />;
}

function MarkdownLink(props: ComponentProps<typeof Link>): ReactNode {
  if ('data-footnote-ref' in props) return <FootnoteLink {...props} />;
  return 'data-footnote-backref' in props ? <FootnoteBackLink {...props} /> : <Link {...props} />;
}

/** Elements of Markdown for which the plain HTML element is not enough: internal links navigate without a reload. */
export default {
  a: MarkdownLink,
  h1: anchored('h1'),
  h2: MarkdownHeading,
  h3: anchored('h3'),
  h4: anchored('h4'),
  li: anchored('li'),
  table: Table,
};
