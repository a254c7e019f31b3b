/** Makes a page from a template: notes and facts for the original, marked words for every language. */
import {withCapital} from '../../content/language/inflections';
import {TO_TRANSLATE, TO_WRITE, isMarked} from '../../content/marks';
import {specialtyIn} from './specialties';

type Filling = {
  /** `Moon Bath` for moon-bath. */
  readonly name: string;
  readonly slug: string;
  readonly locale: string;
  readonly isOriginal: boolean;
  /** How many characters a title may have: it has more words than the name, which may be too many together. */
  readonly titleRoom: number;
};

/** `Moon Bath` for moon-bath. */
export const nameOf = (id: string): string => id.split('-').map(withCapital).join(' ');

const split = (template: string): {facts: string; words: string; body: string} => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(template) ?? [];
  const [facts = '', words = ''] = head.split(/^# words$/m);
  return {facts: facts.slice(facts.indexOf('# facts')), words, body};
};

/** One line of fields: its words marked, numbers and addresses left alone. */
function markLine(line: string, mark: string, {name, slug, titleRoom}: Filling): string {
  const [, before = '', key = '', value = ''] = /^(\s*(?:- )?(?:(\w+): ?)?)(.*)$/.exec(line) ?? [];
  if (key === 'slug') return `slug: ${slug}`;
  if (!value || /^\d+$/.test(value)) return line;
  const named = value.replace(/^"(.*)"$/, '$1').replaceAll('Example', name);
  const own = key === 'description' ? `${name}. ${named}` : named;
  const short = key === 'title' ? own.slice(0, titleRoom).trim() : own;
  return `${before}${JSON.stringify(`${mark} ${short}`)}`;
}

/** A specialty of the template, as a language calls it. */
const chosenLine = (line: string, locale: string): string =>
  line.replace(/^( *- )(.*)$/, (_, dash: string, word: string) => {
    const own = specialtyIn(locale, word);
    return `${dash}${isMarked(own) ? JSON.stringify(own) : own}`;
  });

function markWords(words: string, filling: Filling, mark: string): string {
  let inSpecialties = false;
  return words
    .split('\n')
    .flatMap((line) => {
      if (/^#/.test(line)) return filling.isOriginal ? [line] : [];
      if (!line.trim()) return filling.isOriginal ? [line] : [];
      inSpecialties = line.startsWith('specialties') || (inSpecialties && line.startsWith(' '));
      if (inSpecialties) return [filling.isOriginal ? line : chosenLine(line, filling.locale)];
      return [markLine(line, mark, filling)];
    })
    .join('\n')
    .trim();
}

/** Paragraphs and headings of a body, marked; notes only in the original. */
function markBody(body: string, isOriginal: boolean, mark: string): string {
  const notes = /\{\/\*[\s\S]*?\*\/\}\n*/g;
  return (isOriginal ? body : body.replace(notes, ''))
    .split(/(\{\/\*[\s\S]*?\*\/\})/)
    .map((part) =>
      part.startsWith('{/*')
        ? part
        : part.replace(/^(#+ |> |- )?(?=[\p{L}])(?!import )/gmu, `$1${mark} `),
    )
    .join('')
    .trim();
}

/** The file of one language. The template’s instructions for copying it are left out. */
export function fill(template: string, filling: Filling): string {
  const {facts, words, body} = split(template);
  const {isOriginal, name} = filling;
  const mark = isOriginal ? TO_WRITE : TO_TRANSLATE;
  const head = isOriginal ? `${facts.replace(/^name: .*$/m, `name: ${name}`).trim()}\n\n` : '';
  return `---\n${head}# words\n${markWords(words, filling, mark)}\n---\n\n${markBody(body, isOriginal, mark)}\n`;
}
