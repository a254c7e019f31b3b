/** How mistakes are made for the test: one edit at a time, and what should be said of it. */
import {EN, ES, type Edit, isExample, isThere, lineOf, textOf} from './memory';

/** One mistake: what is edited, and how it is to be told. */
export type Case = {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly file: string;
  /** Field, or a part of the edited text whose line is named, or '' for the whole file. */
  readonly field?: string;
  readonly line?: number;
  readonly found?: RegExp;
  readonly remedy: RegExp;
  /** The paragraph that is put at the end of a page, where that is the whole edit: more than one find room there. */
  readonly paragraph?: string;
};

type Told = Pick<Case, 'field' | 'found'> & {
  /** A part of the text whose line is named. */
  readonly at?: string;
  /** The file in which it is told, when it is another one. */
  readonly in?: string;
};

type Change = (text: string) => string;

/** Changes that put a paragraph at the end of a page, with that paragraph. */
const paragraphs = new WeakMap<Change, string>();

/** Every mistake, in the order in which the files of `cases/` make them. */
export const cases: Case[] = [];

/**
 * One file, edited; `change` gets its text and returns another one. Nothing is made where the house has
 * no such content any more; while it is the example's, that is a fault of the test.
 */
export function mistake(
  name: string,
  file: string,
  change: (text: string) => string,
  remedy: RegExp,
  {at, in: told = file, ...rest}: Told = {},
): Case | undefined {
  if (!isThere(file) && !isExample) return undefined;
  const before = textOf(file);
  const to = change(before);
  if (to === before) {
    if (isExample) throw new Error(`${name}: nothing was changed in ${file}.`);
    return undefined;
  }
  const text = told === file ? to : textOf(told);
  const line = at === undefined ? {} : {line: lineOf(text, at)};
  const paragraph = paragraphs.get(change);
  const made: Case = {
    name: `${name} (${file})`,
    edits: [{file, to}],
    file: told,
    remedy,
    ...line,
    ...(paragraph !== undefined && {paragraph}),
    ...rest,
  };
  cases.push(made);
  return made;
}

/** The same for a mistake that lies in the numbers, names or lengths of the example: those of an owner may make another one of it. */
export const mistakeInExample: typeof mistake = (...given) =>
  isExample ? mistake(...given) : undefined;

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const en = (id: string): string => `${EN}/${id}.mdx`;
export const es = (id: string): string => `${ES}/${id}.mdx`;
export const both = (id: string): readonly string[] => [en(id), es(id)];

/** Replaces the value of the first field of a name, at any depth; a list may stand in lines of its own. */
export const set =
  (name: string, value: string): Change =>
  (text) =>
    text.replace(
      new RegExp(`^( *(?:- )?)${name}:.*(?:\\n\\1 +- .*)*$`, 'm'),
      (_, indent: string) => `${indent}${name}: ${value}`,
    );

/** Replaces a part; `$1` stands for what a group of the pattern found. A plain text is put as it is. */
export const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);

/** Changes the second session's price. */
export const secondPrice =
  (change: (euros: number) => string): Change =>
  (text) =>
    text.replace(
      /(priceEur: \d+[\s\S]*?priceEur: )(\d+)/,
      (_, before: string, euros: string) => `${before}${change(Number(euros))}`,
    );

/** Takes a field away with everything below it. */
export const drop =
  (name: string): Change =>
  (text) =>
    text.replace(new RegExp(`^${name}:.*\\n(?:[ -].*\\n)*`, 'm'), '');

/** Puts a line among the words of a page. */
export const add =
  (line: string): Change =>
  (text) =>
    text.replace(/^label:/m, () => `${line}\nlabel:`);

/** Puts a paragraph at the end of a page. */
export function append(paragraph: string): Change {
  const change: Change = (text) => `${text.trimEnd()}\n\n${paragraph}\n`;
  paragraphs.set(change, paragraph);
  return change;
}

/** A misspelt word in a paragraph at the end of a page: the remedy names the one that was meant. */
export const misspelt = (
  name: string,
  file: string,
  paragraph: string,
  meant: string,
  told: Told,
): Case | undefined =>
  mistake(name, file, append(paragraph), new RegExp(`^Did you mean [^?]*“${meant}”`), told);

/** A file under another name. */
export const moved = (from: string, to: string): readonly Edit[] => [
  {file: from, to: undefined},
  {file: to, to: textOf(from)},
];
