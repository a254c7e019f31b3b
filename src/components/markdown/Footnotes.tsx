import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

type Props = ComponentProps<typeof Link>;

/** The number in a text that leads to a footnote. */
export function FootnoteLink({'aria-describedby': _heading, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const label = translate(
    {
      id: 'footnotes.note',
      message: 'Note {number}',
      description: 'Number of a footnote in a text, for screen readers',
    },
    {number: String(props.children)},
  );
  return <Link {...props} aria-label={label} />;
}

/** The arrow after a footnote that leads back to its place in the text. */
export function FootnoteBackLink({'aria-label': number, children, ...props}: Props): ReactNode {
  const label = translate(
    {
      id: 'footnotes.back',
      message: 'Back to note {number} in the text',
      description: 'Arrow after a footnote, for screen readers',
    },
    {number: String(number)},
  );
  return (
    <Link {...props} aria-label={label}>
      <Icon name="up" />
      {children}
    </Link>
  );
}

/** The heading of the footnotes below a text. */
export function FootnotesHeading({id}: ComponentProps<'h2'>): ReactNode {
  return (
    <h2 id={id}>
      {translate({
        id: 'footnotes.heading',
        message: 'Notes',
        description: 'Heading of the footnotes below a text',
      })}
    </h2>
  );
}
