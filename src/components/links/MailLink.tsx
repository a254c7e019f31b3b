import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  readonly box?: 'info' | 'casting' | 'privacy';
  readonly subject?: string;
  readonly body?: string;
};

/** A link to an e-mail; shows the address unless it has children. */
export default function MailLink({
  box = 'info',
  subject,
  body,
  children,
  ...props
}: Props): ReactNode {
  const address = useCatalogue().business.email[box];
  const fields = Object.entries({subject, body}).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  return (
    <a href={`mailto:${address}${query}`} {...props}>
      {children ?? address}
    </a>
  );
}
