/** The English words in the code of components: what `code.json` of every other language translates. */
import {type ParserOptions, parse} from '@babel/parser';

import {type Disk, decode} from './files';
import type {Problem} from '../problems';
import {rememberedByFile} from '../remember';

/** One text of the code, by the id under which it is translated. */
export type ComponentWord = {
  readonly id: string;
  readonly message: string;
  /** File and line, for messages. */
  readonly file: string;
  readonly line: number;
};

/** Code that holds words. */
const CALLS_FOR_WORDS = /\btranslate\(|<Translate\b/;

const OPTIONS: ParserOptions = {sourceType: 'module', plugins: ['typescript', 'jsx']};

type Node = {
  readonly type: string;
  readonly loc?: {readonly start: {readonly line: number}};
  readonly [key: string]: unknown;
};

type Found = {readonly id?: string; readonly message?: string} | undefined;
/** How words are read from a node, by its type. */
type Forms = Readonly<Record<string, (node: Node) => Found>>;

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && typeof (value as Node).type === 'string';

/** Every node of a syntax tree. */
function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const entry of value) if (isNode(entry)) yield* nodes(entry);
    } else if (isNode(value)) yield* nodes(value);
  }
}

/** A text that stands literally in the code. */
function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'StringLiteral') return String(value.value);
  if (value.type === 'JSXExpressionContainer') return literal(value.expression);
  if (value.type === 'TemplateLiteral') {
    const quasis = value.quasis as readonly {value: {cooked: string}}[];
    return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
  }
  return undefined;
}

function ofCall(node: Node): Found {
  const callee = node.callee as {name?: string} | undefined;
  const [options] = node.arguments as readonly Node[];
  if (callee?.name !== 'translate' || options?.type !== 'ObjectExpression') return undefined;
  const property = (name: string): string | undefined => {
    const found = (options.properties as readonly Node[]).find(
      ({key}) => (key as {name?: string} | undefined)?.name === name,
    );
    return literal(found?.value);
  };
  const id = property('id');
  const message = property('message');
  return {...(id !== undefined && {id}), ...(message !== undefined && {message})};
}

/** The text inside an element, with white space as a browser sees it. */
function innerText(children: readonly Node[]): string | undefined {
  const parts = children.map((child) =>
    child.type === 'JSXText'
      ? String(child.value)
          .split('\n')
          .map((line, index, {length}) => {
            const start = index === 0 ? line : line.trimStart();
            return index === length - 1 ? start : start.trimEnd();
          })
          .filter(Boolean)
          .join(' ')
      : (literal(child) ?? ''),
  );
  return parts.join('').trim() || undefined;
}

function ofElement(node: Node): Found {
  const opening = node.openingElement as Node;
  if ((opening.name as {name?: string}).name !== 'Translate') return undefined;
  const attribute = (opening.attributes as readonly Node[]).find(
    ({name}) => (name as {name?: string} | undefined)?.name === 'id',
  );
  const id = literal(attribute?.value);
  const message = innerText(node.children as readonly Node[]);
  return {...(id !== undefined && {id}), ...(message !== undefined && {message})};
}

const FORMS: Forms = {CallExpression: ofCall, JSXElement: ofElement};

/** Why a file of code cannot be read, as a mistake of whoever edits its words. */
function faultIn(file: string, error: unknown): Problem {
  const {loc} = error as {loc?: {line: number}};
  return {
    file,
    field: '',
    line: loc?.line ?? 1,
    found: 'code that cannot be read',
    remedy:
      'Look at this line and the one above it: words stand between two straight quotation marks of one kind, with a comma after them; an apostrophe is ’, and < stands in no words.',
  };
}

type ReadCode = {readonly words: readonly ComponentWord[]; readonly fault?: Problem};

/** The words of a file of code, or what keeps it from being read. */
const readCode = rememberedByFile((file, code: string): ReadCode => {
  if (!CALLS_FOR_WORDS.test(code)) return {words: []};
  let program: Node;
  try {
    program = parse(code, OPTIONS).program as unknown as Node;
  } catch (error) {
    return {words: [], fault: faultIn(file, error)};
  }
  const words = [...nodes(program)].flatMap((node): ComponentWord[] => {
    const {id, message} = FORMS[node.type]?.(node) ?? {};
    const name = id ?? message;
    if (name === undefined) return [];
    return [{id: name, message: message ?? name, file, line: node.loc?.start.line ?? 1}];
  });
  return {words};
});

/** The words of one file of code; none when it cannot be read. */
export const wordsIn = (file: string, code: string): readonly ComponentWord[] =>
  readCode(file, code).words;

/** The words of all components and theme files, and files that cannot be read. */
export async function readComponentWords(
  disk: Disk,
): Promise<{words: ComponentWord[]; problems: Problem[]}> {
  const rooms = ['src/components', 'src/theme'];
  const listings = await Promise.all(rooms.map((room) => disk.list(room)));
  const files = listings.flatMap(({files: names}, index) =>
    names
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${rooms[index]}/${name}`),
  );
  const read = await Promise.all(
    files.map(async (file): Promise<ReadCode> => {
      const bytes = await disk.read(file).catch(() => undefined);
      return bytes ? readCode(file, decode(file, bytes).text ?? '') : {words: []};
    }),
  );
  return {
    words: read.flatMap(({words}) => words),
    problems: read.flatMap(({fault}) => fault ?? []),
  };
}
