/** What the compiler says of a body that it cannot read, in a writer’s words. */
import {PLAIN_ELEMENTS, importLines} from '../authorComponents';
import type {Fault} from './faults';
import {KNOWN} from './known';

/** What the compiler says, and what a writer should hear. */
export type MessageLike = {
  readonly reason?: string;
  readonly ruleId?: string;
  readonly line?: number | null;
  readonly column?: number | null;
  readonly cause?: unknown;
};

/** A mistake of form; `at` is where it stands, when the compiler noticed it later. */
type Complaint = Pick<Fault, 'found' | 'remedy'> & {readonly at?: readonly [number, number]};

const TAG = /`<(\/?[\w.]+)/;
const tagIn = (reason: string): string => TAG.exec(reason)?.[1] ?? '';

/** How often a tag is opened more than it is closed. */
function openTags(name: string, text: string): number {
  const tags = [...text.matchAll(new RegExp(`<(/?)${name}(?![\\w.])[^>]*?(/?)>`, 'g'))];
  return tags.reduce((open, [, closes, alone]) => open + (closes ? -1 : alone ? 0 : 1), 0);
}

const END_WITH_SLASH = 'Write /> instead of > at its end: nothing stands inside.';

function unclosed(reason: string, text: string): Complaint {
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
  if (KNOWN.get(tag)?.content === 'none') {
    return {found: `<${tag}> without its slash`, remedy: END_WITH_SLASH, ...(at && {at})};
  }
  const above = at
    ? text
        .split('\n')
        .slice(0, at[0] - 1)
        .join('\n')
    : '';
  if (openTags(tag, above) > 0) {
    return {
      found: `<${tag}> without its end, inside another <${tag}>`,
      remedy: `Write </${tag}> instead, if it ends the one above; otherwise write </${tag}> where each ends.`,
      ...(at && {at}),
    };
  }
  return {
    found: `<${tag}> without its end`,
    remedy: `Write </${tag}> where it ends, on a line of its own if <${tag}> stands on one, or <${tag} /> if nothing stands inside.`,
    ...(at && {at}),
  };
}

/** A closing tag where another one is open, or none. */
function closesNothing(reason: string, text: string): Complaint {
  const [, closing = ''] = /closing (?:slash|tag) `<\/([\w.]+)/.exec(reason) ?? [];
  const expected = /expected corresponding closing tag for `<([\w.]+)/.exec(reason)?.[1];
  const found = closing ? `</${closing}> that closes nothing` : 'a closing tag that closes nothing';
  if (!expected) return {found, remedy: 'Delete it, or write the opening tag before it.'};
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  if (KNOWN.get(expected)?.content === 'none') {
    return {
      found: `<${expected}> without its slash`,
      remedy: END_WITH_SLASH,
      ...(line && {at: [Number(line), Number(column)] as [number, number]}),
    };
  }
  // Where all others are in pairs, it is the opening one that was lost.
  return openTags(closing, text) < 0 && openTags(expected, text) === 0
    ? {found, remedy: `Write <${closing}> where it begins, or delete it.`}
    : {found, remedy: `<${expected}> is still open there: close it first, or correct the name.`};
}

/** A property that cannot be read; a number has curly brackets. */
function unreadProperty(row: string, column: number): Complaint {
  const name = /([\w-]+)=$/.exec(row.slice(0, column - 1))?.[1];
  const number = /^\d+/.exec(row.slice(column - 1))?.[0];
  return {
    found: 'a property that cannot be read',
    remedy:
      name && number
        ? `Write ${name}={${number}}.`
        : 'Write properties as name="value", with straight quotation marks and a space between two.',
  };
}

function inWords(
  {reason = '', ruleId = '', column}: MessageLike,
  text: string,
  row: string,
): Complaint {
  if (/^Expected a closing tag/.test(reason)) return unclosed(reason, text);
  if (/^Expected the closing tag/.test(reason)) {
    const tag = tagIn(reason).replace('/', '');
    return {
      found: `</${tag}> on another level than <${tag}>`,
      remedy: `Put <${tag}> and </${tag}> each on a line of its own, with an empty line around the text between them.`,
    };
  }
  if (/self-closing slash/.test(reason)) {
    return {found: 'a tag without its >', remedy: 'Write > straight behind its slash: />.'};
  }
  if (/closing slash|Unexpected closing/.test(reason)) return closesNothing(reason, text);
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
    return unreadProperty(row, column ?? 1);
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
function importInWords({reason = ''}: MessageLike, row: string): Complaint | undefined {
  const form = "import Section from '@site/src/components/blocks/Section';";
  if (/only import\/exports/.test(reason)) {
    return {
      found: 'imports that do not end',
      remedy: `Write each as ${form} and leave an empty line after the last.`,
    };
  }
  const named = [...row.matchAll(/\p{Lu}\p{L}+/gu)].flatMap(([name]) => KNOWN.get(name) ?? []);
  if (/^(?!import )[^<]*\bimport[a-z]*\b.*@site\/src\/components\//i.test(row) && named[0]) {
    return {found: 'an import that cannot be read', remedy: `Write: ${importLines(named)}`};
  }
  if (!/^\s*(im\w*|export)\b.*\bfrom\b|^\s*import\b/.test(row)) return undefined;
  return {
    found: 'an import that cannot be read, or that stands there twice',
    remedy: `Write each component once, as ${form}`,
  };
}

/** What is wrong with a body, and where. */
export function complaintOf(message: MessageLike, text: string): Fault {
  const row = text.split('\n')[(message.line ?? 0) - 1] ?? '';
  const {found, remedy, at} = importInWords(message, row) ?? inWords(message, text, row);
  const [line, column] = at ?? [message.line ?? undefined, message.column ?? undefined];
  return {field: '', line, column, found, remedy};
}
