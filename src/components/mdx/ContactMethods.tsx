import type {ReactNode} from 'react';

import TitledSection, {type Titled} from '@site/src/components/ui/TitledSection';

/**
 * The ways to the house, one large line each: ContactMethod elements. With a title it is a section of
 * its own, as wide as the page's text.
 */
export default function ContactMethods({children, title}: Titled): ReactNode {
  return (
    <TitledSection title={title}>
      <ul className="ledger">{children}</ul>
    </TitledSection>
  );
}
