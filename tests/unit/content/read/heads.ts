/** What is told of the head of a page. */
import type {readFrontMatter} from '../../../../src/content/read/frontMatter';

/** The line and what is found there: `3 | a tab before a field`; or that nothing is. */
export function fault(head: ReturnType<typeof readFrontMatter>): string {
  return 'found' in head ? [head.line, head.found].filter(Boolean).join(' | ') : 'nothing';
}
