import type {TOCItem} from '@docusaurus/mdx-loader';
import type {ReactNode} from 'react';

/** What a page hands to the layout of its kind (layouts.ts); `Data` is what that kind brings for itself. */
export type LayoutProps<Data = unknown> = {
  /** Document id. */
  readonly id: string;
  readonly title: string;
  /** Headings of the MDX body. */
  readonly toc: readonly TOCItem[];
  /** Data of this page alone, for the layouts that need some. */
  readonly data: Data;
  /** The MDX body. */
  readonly children: ReactNode;
};
