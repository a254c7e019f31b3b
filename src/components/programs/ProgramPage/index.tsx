import type {ReactNode} from 'react';

import type {LayoutProps} from '../../page/Page/layoutProps';

/** A program's page. */
export default function ProgramPage({title, children}: LayoutProps): ReactNode {
  return (
    <div className="wrap">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
