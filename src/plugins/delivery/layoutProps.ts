import type {TOCItem} from '@docusaurus/mdx-loader';
import type {ReactNode} from 'react';

/** What a page hands to the layout of its kind. */
export type LayoutProps = {
  /** Document id. */
  readonly id: string;
  readonly title: string;
  /** Headings of the MDX body. */
  readonly toc: readonly TOCItem[];
  /** Data of this page alone, for the layouts that need some (src/plugins/delivery/layouts.ts). */
  readonly data?: unknown;
  /** The MDX body. */
  readonly children: ReactNode;
};
