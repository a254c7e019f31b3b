import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'table'> & {
  /** Set by `tableAttributes` (src/plugins/markdown.ts) where there are many columns. */
  readonly 'data-wide'?: boolean;
};

/** A Markdown table. One with many columns scrolls sideways in its frame, which the keyboard reaches. */
export default function Table({'data-wide': isWide, ...props}: Props): ReactNode {
  if (!isWide) return <table {...props} />;
  const label = translate({
    id: 'table.scrolls',
    message: 'Table, scrolls sideways',
    description: 'Frame of a table that scrolls sideways, for screen readers',
  });
  return (
    <div className="tableFrame" role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
