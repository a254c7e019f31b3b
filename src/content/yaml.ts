/** Parses YAML with the line of every field, and reports what cannot be read. */
import {type Document, LineCounter, isMap, isNode, isScalar, isSeq, parseDocument} from 'yaml';
import {toDotPath} from 'zod/v4/core';

import type {Problem} from './problems';
import {RESERVED, joinDecimals, lostTexts, openBracket} from './yamlTexts';

export type Path = readonly PropertyKey[];
/** The line of a field, or of the nearest enclosing field that exists. */
export type LineOf = (path: Path) => number;

export type Yaml = {
  readonly file: string;
  /** Undefined where the file cannot be read. */
  readonly value?: unknown;
  readonly lineOf: LineOf;
  readonly problems: readonly Problem[];
};

const REMEDIES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE:
    'Write two backslashes, or none: a single one has a meaning between quotation marks.',
  BAD_INDENT: 'Indent this line like the lines of the same list or block around it.',
  BAD_ALIAS: RESERVED,
  BAD_SCALAR_START: RESERVED,
  BLOCK_AS_IMPLICIT_KEY:
    'Put this text in quotation marks if it contains a colon and a space; otherwise indent the line like those around it.',
  DUPLICATE_KEY: 'This field is here twice: delete one of the two.',
  MISSING_CHAR: 'A comma, a bracket, a quotation mark or a space after a colon is missing here.',
  MULTILINE_IMPLICIT_KEY:
    'Write a name, a colon, a space and the value, or indent a text that goes on.',
  TAB_AS_INDENT: 'Indent with spaces in place of tabs.',
  UNEXPECTED_TOKEN:
    'Put this text in quotation marks, or delete the character that does not belong here.',
};

/** Such as `title: "Moon bath`: a value whose quotation mark is the only one on its line. */
const UNCLOSED_QUOTE = /^[^#]*(?:: |- )(["'])(?:(?!\1).)*$/;

/** The line of a path in the parsed text, counted from 1. */
function findLine(document: Document, lines: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({key}) => isScalar(key) && String(key.value) === String(part))
      : null;
    const item = isSeq(node) ? node.items[Number(part)] : pair?.value;
    const start = pair ? pair.key : item;
    if (!isNode(start) || !start.range) break;
    offset = start.range[0];
    node = item;
  }
  return lines.linePos(offset).line;
}

/** Parses YAML that begins on line `firstLine` of its file. */
export function parseYaml(file: string, text: string, firstLine = 1): Yaml {
  const parse = () => {
    const lines = new LineCounter();
    return {document: parseDocument(text, {lineCounter: lines, prettyErrors: false}), lines};
  };
  // Parsed again only when a line is needed: most files have nothing to report.
  let parsed: ReturnType<typeof parse> | undefined;
  const lineOf: LineOf = (path) => {
    parsed ??= parse();
    return findLine(parsed.document, parsed.lines, path) + firstLine - 1;
  };
  const {document, lines} = parse();
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const lost = lostTexts(document, text, !file.endsWith('.mdx'));
  if (lost.length > 0) {
    const problems = lost.map(({offset, path, message}) => {
      return {file, line: lineAt(offset), field: toDotPath(path), message};
    });
    return {file, lineOf, problems};
  }
  const decimals = joinDecimals(document);
  const error = document.errors.find(({pos}) => !decimals.includes(pos[0]));
  if (!error) return {file, value: document.toJS() as unknown, lineOf, problems: []};
  const bracket = openBracket(document, text, error);
  // An unclosed quotation mark is reported at the end of the file; look for the line on which it opens.
  const quote = /^Missing closing/.test(error.message)
    ? text.split('\n').findIndex((row) => UNCLOSED_QUOTE.test(row)) + 1
    : 0;
  const line = quote ? quote + firstLine - 1 : lineAt(bracket?.offset ?? error.pos[0]);
  const message =
    bracket?.message ??
    REMEDIES[error.code] ??
    `This is not YAML that can be read: ${error.message}.`;
  return {file, lineOf, problems: [{file, line, message}]};
}
