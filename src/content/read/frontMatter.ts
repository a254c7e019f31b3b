/** The fields at the head of a file, read as Docusaurus reads them, and where each stands. */
import {CORE_SCHEMA, YAMLException, load} from 'js-yaml';
import {LineCounter, isCollection, isMap, isPair, isScalar, parseDocument} from 'yaml';

import {KINDS} from '../kinds';
import {stepsOf} from '../paths';
import type {Problem} from '../problems';
import {type RowSlip, doubledRow, indentedRow} from './yamlIndent';
import {braceSlip} from './yamlBraces';
import {cutRow} from './yamlCuts';
import {headlessRow} from './yamlHeads';
import {listSlip} from './yamlLists';
import {idlessRow} from './yamlIds';
import {misreadRow, slipNear, unclosedQuote, unseenIndent} from './yamlSlips';

type Fields = Record<string, unknown>;

type HeadAndBody = {
  readonly fields: Fields;
  /** The Markdown below the fields. */
  readonly body: string;
  /** Line of the file on which the body begins, counted from 1. */
  readonly bodyLine: number;
};

type Fault = Omit<Problem, 'file' | 'field'>;

/** Reasons of the YAML reader in plain words, with what usually mends them. */
const REASONS: readonly (readonly [RegExp, string, string])[] = [
  [/duplicated mapping key/, 'a field that stands there twice', 'Delete one of the two lines.'],
  [/tab character/, 'a tab before a field', 'Indent with spaces, two for each step.'],
  [
    /alias|anchor|incomplete explicit mapping pair|bad indentation of a mapping entry|mapping values|can not read an implicit mapping|multiline key/,
    'a line that cannot be read as “field: value”',
    'Put a text that holds a colon, or begins with a sign such as *, &, @, [ or {, in quotation marks, and indent the line like its neighbours.',
  ],
  [
    /unexpected end of the (stream|document) within a|unexpected end of the stream|missed comma|unknown escape/,
    'a quotation mark or bracket that is opened and never closed',
    'Close it; a quotation mark inside a quoted text is written \\".',
  ],
];

/** What the rows show around the one where reading stopped. */
function slipOf(
  reason: string,
  rows: readonly string[],
  stopped: number,
  id: string,
): RowSlip | undefined {
  if (/tab character/.test(reason)) return undefined;
  if (/duplicated/.test(reason)) return idlessRow(rows, stopped) ?? doubledRow(rows, stopped);
  return (
    unseenIndent(rows) ??
    braceSlip(rows) ??
    listSlip(rows) ??
    headlessRow(rows, id, 'named') ??
    slipNear(rows, stopped) ??
    headlessRow(rows, id, 'any') ??
    unclosedQuote(rows, reason)
  );
}

/**
 * A YAML mistake in a writer's terms. `line` is counted from 1 in the file, whose fields begin on
 * `firstLine` and are `yaml`; `id` is that of a page.
 */
export function yamlFault(
  reason: string,
  line: number | undefined,
  yaml = '',
  firstLine = 1,
  id = '',
): Fault {
  const rows = yaml.split('\n');
  // Before the first field the reader has another reason for a tab.
  const isTab = line !== undefined && /^ *\t/.test(rows[line - firstLine] ?? '');
  const why = isTab ? 'tab character' : reason;
  const slip = line === undefined ? undefined : slipOf(why, rows, line - firstLine, id);
  if (slip) return {line: slip.row + firstLine, found: slip.found, remedy: slip.remedy};
  const known = REASONS.find(([pattern]) => pattern.test(why));
  return {
    line,
    found: known?.[1] ?? `a line that cannot be read (${reason})`,
    remedy: known?.[2] ?? 'Check quotation marks, colons and indentation on and above that line.',
  };
}

/** Fields that hold words for readers: behind those a note is most often the end of the text. */
const WORDS = Object.values(KINDS)
  .flatMap(({words}) => Object.keys(words.shape))
  .filter((name) => name !== 'slug');
const CUT_NOTE = new RegExp(`^(?:${[...new Set(WORDS)].join('|')}): +[^"'#\\s[{|>][^#]* # `);

/** What looks like the line of three hyphens, and is none. */
const CHAIN = /^\s*(?:-{2,}|[–—]+-*|-[–—]|_{3,}|={3,})\s*$/;

const OPENING = /^---[ \t]*\n/;

/** A row of fields: a note, an entry, a name with its value, or what goes on with it. */
const FIELD_ROW = /^(?:#.*|\s*- .*|[a-zA-Z]\w*:(?: .*)?|\s+\S.*|\s*)$/;

/** Fields below the line that ends the fields: a stray line of hyphens, or a head that stands there twice. */
function fieldsBelow(body: string, bodyLine: number): Fault | undefined {
  const rows = body.split('\n');
  const isDoubled = rows[0]?.trimEnd() === '---';
  const head = isDoubled ? rows.slice(1) : rows;
  const end = head.findIndex((row) => row.trimEnd() === '---');
  const between = head.slice(0, Math.max(0, end));
  const hasField = between.some((row) => /^[a-z]\w*:(?: |$)/.test(row));
  if (!hasField || !between.every((row) => FIELD_ROW.test(row))) return undefined;
  if (!isDoubled) {
    return {
      line: bodyLine - 1,
      found: 'a line of three hyphens between the fields',
      remedy: 'Delete it: the fields end at the next one.',
    };
  }
  return {
    line: bodyLine,
    found: 'a second block of fields',
    remedy: `Keep one of the two: delete lines ${bodyLine} to ${bodyLine + end + 1}, or lines 1 to ${bodyLine - 1}.`,
  };
}

/** Splits the file of a page into fields and body. Every mistake of form is one fault. */
export function readFrontMatter(text: string, id = ''): HeadAndBody | Fault {
  const opening = OPENING.exec(text);
  if (!opening && /^\s+---[ \t]*\n/.test(text)) {
    return {
      line: 1,
      found: 'something empty above the first ---',
      remedy: 'Delete the empty lines and blanks: the file begins with the three hyphens.',
    };
  }
  if (!opening) {
    return {
      line: 1,
      found: text.startsWith('---') ? 'a first line that is not just ---' : 'no fields at its head',
      remedy: 'Begin the file with a line of three hyphens, the fields, and another such line.',
    };
  }
  const closing = /^---[ \t]*$/m.exec(text.slice(opening[0].length));
  if (!closing) {
    const chain = text.split('\n').findIndex((row, at) => at > 0 && CHAIN.test(row));
    if (chain > 0) {
      return {
        line: chain + 1,
        found: `${JSON.stringify(text.split('\n')[chain])} where the fields end`,
        remedy: 'Write three hyphens, and nothing else on the line.',
      };
    }
    return {
      line: 1,
      found: 'fields without an end',
      remedy: 'Close the fields with a line of three hyphens before the text.',
    };
  }
  const yaml = text.slice(opening[0].length, opening[0].length + closing.index);
  const rest = text.slice(opening[0].length + closing.index);
  const end = rest.indexOf('\n');
  const body = end < 0 ? '' : rest.slice(end + 1);
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  const below = fieldsBelow(body, bodyLine);
  if (below) return below;
  const cut = cutRow(yaml.split('\n'));
  if (cut) return {line: cut.row + 2, found: cut.found, remedy: cut.remedy};
  const note = yaml.split('\n').findIndex((row) => CUT_NOTE.test(row));
  if (note >= 0) {
    return {
      line: note + 2,
      found: 'a # in a text: what follows it would be left out',
      remedy:
        'Put the whole text in quotation marks; if it is a note, write it on a line of its own.',
    };
  }
  try {
    const fields = fieldsOf(yaml);
    const rows = yaml.split('\n');
    const misread =
      misreadRow(rows) ??
      braceSlip(rows) ??
      listSlip(rows) ??
      headlessRow(rows, id, 'any') ??
      indentedRow(rows);
    return misread
      ? {line: misread.row + 2, found: misread.found, remedy: misread.remedy}
      : {fields, body, bodyLine};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // The reader counts from 0, and the line of hyphens stands above.
    return yamlFault(error.reason, error.mark ? error.mark.line + 2 : undefined, yaml, 2, id);
  }
}

/** Dates stay dates, as Docusaurus sees them, but for `updated`, where the calendar is checked. */
function fieldsOf(yaml: string): Fields {
  const value: unknown = load(yaml) ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new YAMLException('mapping values');
  }
  const fields = value as Fields;
  if (!(fields.updated instanceof Date)) return fields;
  return {...fields, updated: (load(yaml, {schema: CORE_SCHEMA}) as Fields).updated};
}

/** Line of a field in YAML text; of the nearest thing above it when it is missing. */
export function lineOfField(yaml: string, field: string, firstLine: number): number | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter, uniqueKeys: false, logLevel: 'silent'});
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const part of stepsOf(field)) {
    if (!isCollection(node)) break;
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(part),
      );
      if (!pair) break;
      offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else {
      node = node.items[Number(part)];
      offset = (node as {range?: [number, number, number]} | undefined)?.range?.[0] ?? offset;
    }
  }
  return offset === undefined ? undefined : lineCounter.linePos(offset).line + firstLine - 1;
}
