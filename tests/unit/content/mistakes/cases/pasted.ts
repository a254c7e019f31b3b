/** Words that were pasted: what an assistant said around them, remarks, and the text of another page. */
import {EN, ES, fileNames, textOf} from '../memory';
import {append, en, es, mistake} from '../tools';

const LEFT_IN: readonly (readonly [string, string, RegExp])[] = [
  ['what came before an answer', 'Sure! Here is a calmer version of it:', /Sure! Here is/],
  ['what came after an answer', 'Let me know if you would like it longer.', /Let me know if/],
  ['who gave an answer', 'As an AI language model, I cannot say this.', /As an AI/],
  ['a name that a template left open', 'Ask for [Manager Name] at the door.', /Manager Name/],
];
const LEFT_IN_SPANISH: readonly (readonly [string, string, RegExp])[] = [
  ['what came before an answer', 'Claro, aquí tienes la traducción:', /aquí tienes/],
  ['who gave an answer', 'Como modelo de lenguaje, no puedo decir eso.', /modelo de lenguaje/],
  ['a translator’s remark', 'Todo va con calma (N. del T.: mirarlo otra vez).', /N\. del T\./],
];
for (const [file, all] of [
  [en('contact'), LEFT_IN],
  [es('contact'), LEFT_IN_SPANISH],
] as const) {
  for (const [name, words, found] of all) {
    mistake(name, file, append(words), /^Delete the note/, {at: words, found});
  }
}

/** The text below the fields of a page. */
const bodyOf = (text: string): string => text.slice(text.indexOf('\n---\n') + 5);
const withBodyOf = (other: string) => (text: string) =>
  text.slice(0, text.indexOf('\n---\n') + 5) + bodyOf(textOf(other));

// Where nothing else tells the two apart, the first of them is taken for the original.
for (const [name, folder] of [
  ['the biography of somebody else', `${EN}/masseuses/`],
  ['the text of another program below its own fields', `${ES}/programs/`],
] as const) {
  const [first = '', ...others] = fileNames(folder);
  mistake(name, others.at(-1) ?? '', withBodyOf(first), /put back that one’s own words/, {
    found: /^the whole text of /,
  });
}

mistake(
  'a price that ends like a telephone number',
  en('contact'),
  append('It costs €90, in cash.'),
  /use <PriceRange \/>/,
  {at: 'It costs'},
);
