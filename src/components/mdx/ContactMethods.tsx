import type {ReactNode} from 'react';

import Section from './Section';

type Props = {
  readonly children: ReactNode;
  /** Heading for screen readers. Leave it out where the section around has a heading of its own. */
  readonly title?: string;
};

/** The ways to the house, one large line each: ContactMethod elements. With a title it is a section of its own. */
export default function ContactMethods({children, title}: Props): ReactNode {
  const list = <ul className="ledger">{children}</ul>;
  if (!title) return list;
  return (
    <Section space="none" title={title}>
      {list}
    </Section>
  );
}
