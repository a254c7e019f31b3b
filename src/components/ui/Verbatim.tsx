import type {ReactNode} from 'react';

type Props = {readonly children: ReactNode; readonly className?: string | undefined};

/**
 * What is the same in every language, such as a number or an address: machines do not translate it, and it runs in its
 * own direction between words that run in another, numbers from left to right.
 */
export default function Verbatim({children, className}: Props): ReactNode {
  return (
    <bdi translate="no" className={className}>
      {children}
    </bdi>
  );
}
