import type {ReactNode} from 'react';

import WholeWords from './WholeWords';

export type TextItemsProps = {
  /** Short texts, each once. */
  readonly items: readonly string[];
  /** A last entry that stands out. */
  readonly finish?: string | undefined;
};

type Props = TextItemsProps & {
  readonly className: string | undefined;
  readonly finishClassName?: string | undefined;
};

/** Short texts as a list; its look is the caller's. */
export default function TextItems({items, finish, className, finishClassName}: Props): ReactNode {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <WholeWords>{item}</WholeWords>
        </li>
      ))}
      {finish && <li className={finishClassName}>{finish}</li>}
    </ul>
  );
}
