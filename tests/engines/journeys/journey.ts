/** What every journey needs: who travels, in which language, and in which window. */
import type {openVisitor} from '../visitor';

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

export type Journey = {
  readonly visitor: Visitor;
  readonly locale: string;
  /** The words of a label. */
  readonly wordOf: (id: string) => string;
  /** The address of a page, by its id. */
  readonly at: (id: string) => string;
};

/** Widths of the window in pixels. */
export const PHONE = 390;
export const WIDE = 1440;

/** The links of the gallery that open the viewer. */
export const PHOTO = 'main li > a[href$=".jpg"]';
