import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

/** A heading that reports its anchor to Docusaurus' link checker. */
const anchored = (Tag: 'h2' | 'h3') =>
  function Heading(props: ComponentProps<'h2'>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return <Tag {...props} />;
  };

/** Elements of Markdown for which the plain HTML element is not enough: internal links navigate without a reload. */
export default {a: Link, h2: anchored('h2'), h3: anchored('h3')};
