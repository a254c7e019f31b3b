/** Reads the text below the fields with the compiler Docusaurus uses; mistakes of form in a writer's words. */
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';

import {rememberedByText} from '../remember';
import {complaintOf} from './complaints';
import type {Fault} from './faults';
import {headingNames} from './headingNames';
import type {MessageLike} from './tagComplaints';

export type ParsedBody = {
  readonly tree?: Root;
  /** Ids that headings name themselves, `## Title {#id}`, by the line they stand on. */
  readonly headingIds: ReadonlyMap<number, string>;
  readonly faults: readonly Fault[];
  /** What was read. */
  readonly text: string;
};

const processor = createProcessor({format: 'mdx', remarkPlugins: [remarkGfm]});

function parse(body: string): ParsedBody {
  const {text, ids: headingIds, faults} = headingNames(body);
  try {
    return {tree: processor.parse(text) as Root, headingIds, faults, text};
  } catch (error) {
    return {headingIds, text, faults: [...faults, complaintOf(error as MessageLike, text)]};
  }
}

/** How many bodies are kept: a tree takes some 150 KB. With fewer than a site has, each would be read many times. */
const MOST_KEPT = 4000;

/** The tree of a body, or what keeps it from being read. Bodies seen before are not read again. */
export const parseBody = rememberedByText(parse, MOST_KEPT);
