import type {ReactNode} from 'react';

import TitledSection from '@site/src/components/ui/TitledSection';

type Props = {
  /** ContactMethod elements. */
  readonly children: ReactNode;
  /** Heading for those who hear the page. Leave it out where the section around has a heading of its own. */
  readonly title?: string;
};

/** The ways to the house, one large line each. With a title it is a section, as wide as the page's text. */
export default function ContactMethods({children, title}: Props): ReactNode {
  return (
    <TitledSection title={title}>
      <ul className="ledger">{children}</ul>
    </TitledSection>
  );
}
