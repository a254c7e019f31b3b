import type {ReactNode} from 'react';

import Badge from '@site/src/components/ui/Badge';
import {specialties} from '@site/src/components/casting/application';

/** The specialties an applicant may name. */
export default function Specialties(): ReactNode {
  return (
    <ul className="badges">
      {specialties().map((specialty) => (
        <li key={specialty}>
          <Badge>{specialty}</Badge>
        </li>
      ))}
    </ul>
  );
}
