import clsx from 'clsx';
import type {ReactNode} from 'react';

/** What a block takes that may be a section of its own. */
export type Titled = {
  readonly children: ReactNode;
  /** Heading for those who hear the page. Leave it out where the section around has a heading of its own. */
  readonly title?: string | undefined;
};

/** A section as wide as the page's text, whose heading is heard and not seen; without one, its content alone. */
export default function TitledSection({
  title,
  children,
  className,
}: Titled & {readonly className?: string | undefined}): ReactNode {
  if (!title) return children;
  return (
    <section className={clsx('wrap', className)}>
      <h2 className="visuallyHidden">{title}</h2>
      {children}
    </section>
  );
}
