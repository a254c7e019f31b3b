/** What a program is called: on its page, in lists of links, in its title. */
import type {Problem} from '../../problems';
import {wordsIn} from '../../language/wordCounts';
import type {RawDocument} from '../raw';

type Found = Omit<Problem, 'file'>;

/** Whether all words of a name are words of another: “Hotel” of “Hotel Outcall”. */
function isPartOf(short: string, long: string): boolean {
  const whole = wordsIn(long);
  return wordsIn(short).every((word) => whole.includes(word));
}

/** The menu calls a program as its page does, or in short. */
export function nameOf({words: {name, label}}: RawDocument): Found[] {
  if (typeof name !== 'string' || typeof label !== 'string') return [];
  // One that is empty is a part of any, and told by its schema.
  if (isPartOf(label, name) || isPartOf(name, label)) return [];
  return [
    {
      field: 'name',
      found: `${JSON.stringify(name)}, and label is ${JSON.stringify(label)}`,
      remedy: 'The program has one name: write the same in both, or a part of it in label.',
    },
  ];
}

/** Titles that name another program, as a copied file does. */
export function otherNames(documents: readonly RawDocument[]): Problem[] {
  const programs = documents.filter(({kind}) => kind === 'program');
  return programs.flatMap(({file, locale, words: {title, name}}): Problem[] => {
    if (typeof title !== 'string' || typeof name !== 'string' || title.includes(name)) return [];
    const other = programs.find(
      ({locale: its, words}) =>
        its === locale &&
        typeof words.name === 'string' &&
        words.name.trim() &&
        // The same title is told as that.
        words.title !== title &&
        title.includes(words.name),
    );
    if (!other) return [];
    const found = `${JSON.stringify(title)}, and the program is ${name}`;
    return [{file, field: 'title', found, remedy: 'Name this program in its title.'}];
  });
}

/** A translation's name, or the original's, that its own title does not know: the title has the other one's. */
export function changedNames(documents: readonly RawDocument[]): Problem[] {
  const programs = documents.filter(({kind}) => kind === 'program');
  return programs.flatMap((document): Problem[] => {
    const {id, file, words} = document;
    const {title, name} = words;
    if (typeof title !== 'string' || typeof name !== 'string' || title.includes(name)) return [];
    const other = programs.find(
      (one) =>
        one.id === id &&
        typeof one.words.name === 'string' &&
        one.words.name.trim() !== '' &&
        title.includes(one.words.name),
    );
    // A name that its label contradicts is told as that.
    if (!other || nameOf(document).length > 0 || !name.trim()) return [];
    const found = `${JSON.stringify(name)}, and its title and ${other.file} say ${JSON.stringify(other.words.name)}`;
    const remedy = 'Correct it, and label; or change the name everywhere, in every language.';
    return [{file, field: 'name', found, remedy}];
  });
}
