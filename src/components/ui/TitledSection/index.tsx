import clsx from 'clsx';
import type {ReactNode} from 'react';

type Props = {
  /** Heading for those who hear the page; without one there is no section, but what it holds. */
  readonly title: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A section as wide as the page's text, whose heading is heard and not seen. */
export default function TitledSection({title, children, className}: Props): ReactNode {
  if (!title) return children;
  return (
    <section className={clsx('wrap', className)}>
      <h2 className="visuallyHidden">{title}</h2>
      {children}
    </section>
  );
}
