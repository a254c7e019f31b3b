/** What the compiler says of a body that it cannot read, in a writer’s words. */
import type {Complaint, Fault} from './faults';
import {importInWords} from './importComplaints';
import {type MessageLike, closesNothing, tagIn, unclosed, unended} from './tagComplaints';

/** A property that cannot be read; a number has curly brackets. */
function unreadProperty(row: string, column: number): Complaint {
  // message="… a "sign"?": the mark that ends a value stands within it.
  const [, inner] = /="[^"=]*?((?:[^"=\s]+ )?"[^"\s/>=]+")/u.exec(row) ?? [];
  if (inner !== undefined) {
    const found = `straight quotation marks within a value, ${inner}`;
    return {found, remedy: 'Write “…” or «…» within it: a straight mark ends the value.'};
  }
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

/** What the compiler says while it reads the properties of a tag. */
const IN_TAG = /attribute value|before attribute|in attribute|after attribute|after name/;

/** An address between < and >, of which other pages make a link. */
function addressInWords(row: string): Complaint | undefined {
  const [, address] =
    /<((?:https?:\/\/|www\.)[^\s<>]*|(?:mailto:)?[^\s<>@]+@[^\s<>@]+)>/i.exec(row) ?? [];
  if (address === undefined) return undefined;
  const found = `<${address}>, an address between < and >`;
  return address.includes('@')
    ? {
        found,
        remedy:
          'Write <MailLink box="info" /> instead, or another letter box of docs/business.yml.',
      }
    : {
        found,
        remedy: `Write a link with words: [words](${address.replace(/^www\./i, 'https://www.')}).`,
      };
}

/** A tag that nothing closes; `<www.velada.example>` is read as one. */
function unclosedTag(reason: string, text: string): Complaint {
  const tag = unclosed(reason, text);
  const address = /`<www\./i.test(reason) ? addressInWords(text) : undefined;
  return address ? {...address, ...(tag.at && {at: tag.at})} : tag;
}

/** Words straight above or below an import are read as one. */
function amongImports(message: MessageLike, text: string): Complaint | undefined {
  const rows = text.split('\n');
  const isImport = (row: string | undefined): boolean => /^import .* from /.test(row ?? '');
  const at = rows.findIndex((row, index) => {
    const isBeside = isImport(rows[index - 1]) || isImport(rows[index + 1]);
    return isBeside && /^\p{L}/u.test(row) && !/\bfrom\b|^import\b|^export\b/.test(row);
  });
  const near = Math.abs(at + 1 - (message.line ?? 0));
  if (at < 0 || near > rows.filter(isImport).length) return undefined;
  return {
    found: 'words among the imports',
    remedy: 'Delete them, or move them below the last import, with an empty line between.',
    at: [at + 1, 1],
  };
}

const OPEN_QUOTATION: Complaint = {
  found: 'a quotation mark that is never closed',
  remedy: 'Close it before the >.',
};

function inWords(message: MessageLike, text: string, row: string): Complaint {
  const {reason = '', ruleId = '', column} = message;
  if (/^Expected a closing tag/.test(reason)) return unclosedTag(reason, text);
  if (/^Expected the closing tag/.test(reason)) {
    const tag = tagIn(reason).replace('/', '');
    return {
      found: `</${tag}> on another level than <${tag}>`,
      remedy: `Put <${tag}> and </${tag}> each on a line of its own, with an empty line around the text between them.`,
    };
  }
  const address = /^Unexpected character|attribute|after name/.test(reason)
    ? addressInWords(row)
    : undefined;
  if (address) return address;
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
    const words = amongImports(message, text);
    if (words) return words;
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
  const cut = IN_TAG.test(reason) ? unended(message, text) : undefined;
  if (cut) {
    const isInValue = /end of file in attribute value/.test(reason);
    return {...cut, ...(isInValue && OPEN_QUOTATION)};
  }
  if (/end of file/.test(reason)) {
    return {
      found: 'a tag or curly bracket that is never closed',
      remedy: 'Close it; to show the sign itself write \\< or \\{.',
    };
  }
  if (IN_TAG.test(reason)) {
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

/** What is wrong with a body, and where. */
export function complaintOf(message: MessageLike, text: string): Fault {
  const row = text.split('\n')[(message.line ?? 0) - 1] ?? '';
  const {found, remedy, at} = importInWords(message, row, text) ?? inWords(message, text, row);
  const [line, column] = at ?? [message.line ?? undefined, message.column ?? undefined];
  return {field: '', line, column, found, remedy};
}
