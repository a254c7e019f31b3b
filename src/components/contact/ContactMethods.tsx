import type {ReactNode} from 'react';

import Section from '../mdx/Section';

type Props = {
  readonly children: ReactNode;
  /** Makes it a section with this heading for screen readers. */
  readonly title?: string;
};

/** A list of ContactMethod elements. */
export default function ContactMethods({children, title}: Props): ReactNode {
  const list = <ul className="ledger">{children}</ul>;
  if (!title) return list;
  return (
    <Section space="none" title={title}>
      {list}
    </Section>
  );
}
