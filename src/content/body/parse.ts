/** Reads the text below the fields with the compiler Docusaurus uses; mistakes of form in a writer's words. */
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';

import {PLAIN_ELEMENTS} from '../authorComponents';
import {rememberedByText} from '../remember';
import type {Fault} from './faults';

export type ParsedBody = {
  readonly tree?: Root;
  /** Ids that headings name themselves, `## Title {#id}`, by the line they stand on. */
  readonly headingIds: ReadonlyMap<number, string>;
  readonly faults: readonly Fault[];
  /** What was read. */
  readonly text: string;
};

const processor = createProcessor({format: 'mdx', remarkPlugins: [remarkGfm]});

const HEADING_ID = /^(#{1,6}[ \t].*?)[ \t]*\{#([^}\s]+)\}[ \t]*$/gm;

/** What the compiler says, and what a writer should hear. */
type MessageLike = {
  readonly reason?: string;
  readonly ruleId?: string;
  readonly line?: number | null;
  readonly column?: number | null;
  readonly cause?: unknown;
};

const TAG = /`<(\/?[\w.]+)/;
const tagIn = (reason: string): string => TAG.exec(reason)?.[1] ?? '';

function unclosed(reason: string): Pick<Fault, 'found' | 'remedy'> & {at?: [number, number]} {
  const tag = tagIn(reason);
  const place = /\((\d+):(\d+)-/.exec(reason);
  const at = place && ([Number(place[1]), Number(place[2])] as [number, number]);
  if (/^[a-z]/.test(tag) && !Object.hasOwn(PLAIN_ELEMENTS, tag)) {
    return {
      found: `<${tag}>`,
      remedy:
        'HTML is not written in pages. Use Markdown or a component of src/components/README.md.',
      ...(at && {at}),
    };
  }
  if (tag === 'br') {
    return {found: '<br> without its slash', remedy: 'Write <br />.', ...(at && {at})};
  }
  return {
    found: `<${tag}> without its end`,
    remedy: `Write </${tag}> where it ends, on a line of its own if <${tag}> stands on one, or <${tag} /> if nothing stands inside.`,
    ...(at && {at}),
  };
}

function inWords({reason = '', ruleId = ''}: MessageLike): Pick<Fault, 'found' | 'remedy'> & {
  at?: [number, number];
} {
  if (/^Expected a closing tag/.test(reason)) return unclosed(reason);
  if (/^Expected the closing tag/.test(reason)) {
    const tag = tagIn(reason).replace('/', '');
    return {
      found: `</${tag}> on another level than <${tag}>`,
      remedy: `Put <${tag}> and </${tag}> each on a line of its own, with an empty line around the text between them.`,
    };
  }
  if (/closing slash|Unexpected closing/.test(reason)) {
    const [, closing = ''] = /closing (?:slash|tag) `<\/([\w.]+)/.exec(reason) ?? [];
    const expected = /expected corresponding closing tag for `<([\w.]+)/.exec(reason)?.[1];
    return {
      found: closing ? `</${closing}> that closes nothing` : 'a closing tag that closes nothing',
      remedy: expected
        ? `<${expected}> is still open there: close it first, or correct the name.`
        : 'Delete it, or write the opening tag before it.',
    };
  }
  if (/lazy line/.test(reason)) {
    return {
      found: 'a tag or bracket that goes on outside its list or quotation',
      remedy: 'Indent the line like the one above it.',
    };
  }
  if (/acorn/.test(ruleId) || /acorn/.test(reason)) {
    return {
      found: 'curly brackets with something in them that is neither a number nor a text',
      remedy: 'Curly brackets mean code: delete them, or write \\{ to show one.',
    };
  }
  if (/`!`/.test(reason)) {
    return {
      found: '<!-- … -->, which is not a note here',
      remedy: 'Write notes as {/* … */}.',
    };
  }
  if (/end of file/.test(reason)) {
    return /attribute value/.test(reason)
      ? {found: 'a quotation mark that is never closed', remedy: 'Close it before the >.'}
      : {
          found: 'a tag or curly bracket that is never closed',
          remedy: 'Close it; to show the sign itself write \\< or \\{.',
        };
  }
  if (/attribute value|before attribute|in attribute|after attribute/.test(reason)) {
    return {
      found: 'a property that cannot be read',
      remedy:
        'Write properties as name="value", with straight quotation marks and a space between two.',
    };
  }
  if (/^Unexpected character/.test(reason)) {
    const sign = /`(.+?)`/.exec(reason)?.[1] ?? '';
    return {
      found: `the sign ${sign} after <, where a name is expected`,
      remedy:
        'To show the sign itself write \\<, or say it in words; a component’s name follows < at once.',
    };
  }
  return {
    found: `text that cannot be read (${reason})`,
    remedy: 'Check tags and brackets on that line.',
  };
}

/** Mistakes among the imports, where "code" is expected and tags are not. */
function importInWords(
  {reason = ''}: MessageLike,
  row: string,
): (Pick<Fault, 'found' | 'remedy'> & {at?: [number, number]}) | undefined {
  const form = "import Section from '@site/src/components/blocks/Section';";
  if (/only import\/exports/.test(reason)) {
    return {
      found: 'imports that do not end',
      remedy: `Write each as ${form} and leave an empty line after the last.`,
    };
  }
  if (!/^\s*(im\w*|export)\b.*\bfrom\b|^\s*import\b/.test(row)) return undefined;
  return {
    found: 'an import that cannot be read, or that stands there twice',
    remedy: `Write each component once, as ${form}`,
  };
}

function parse(body: string): ParsedBody {
  const headingIds = new Map<number, string>();
  // The names of headings are code to the compiler; blanks keep every column where it was.
  const text = body.replace(HEADING_ID, (whole, title: string, id: string, offset: number) => {
    headingIds.set(body.slice(0, offset).split('\n').length, id);
    return title.padEnd(whole.length);
  });
  try {
    return {tree: processor.parse(text) as Root, headingIds, faults: [], text};
  } catch (error) {
    const message = error as MessageLike;
    const row = text.split('\n')[(message.line ?? 0) - 1] ?? '';
    const {found, remedy, at} = importInWords(message, row) ?? inWords(message);
    const [line, column] = at ?? [message.line ?? undefined, message.column ?? undefined];
    return {headingIds, text, faults: [{field: '', line, column, found, remedy}]};
  }
}

/** How many bodies are kept: a tree takes some 150 KB. With fewer than a site has, each would be read many times. */
const MOST_KEPT = 4000;

/** The tree of a body, or what keeps it from being read. Bodies seen before are not read again. */
export const parseBody = rememberedByText(parse, MOST_KEPT);
