/** Numbers in the words of components: a translation has those of the code, and a list of them all of it. */
import {COUNTING_LANGUAGES, figuresIn, valueOf} from '../../language/numbers';
import {type Problem, quote} from '../../problems';

type Fault = Omit<Problem, 'file' | 'field'>;
/** A message and its language. */
type Said = {readonly text: string; readonly locale: string};

/** From how many number words on, and nothing else, a message is a list to count with. */
const LIST = 5;

/** “The lit one”, “each one”: no number. */
const PRONOUN = /\b(?:the(?: \p{Ll}+)?|this|that|each|every|which|another) one\b/giu;

const worthOf = ({text, locale}: Said): number[] =>
  text.split(' ').map((word) => valueOf(word, locale));

/** The first word of a list that is not the number of its place. */
function listFault(message: Said, original: Said): Fault | undefined {
  const wanted = worthOf(original);
  const here = message.text.split(' ');
  const isKnown = COUNTING_LANGUAGES.includes(message.locale);
  const at = isKnown
    ? wanted.findIndex((number, index) => valueOf(here[index] ?? '', message.locale) !== number)
    : -1;
  if (at < 0 && here.length === wanted.length) return undefined;
  const found =
    at < 0 ? `${here.length} words` : `${quote(here[at] ?? '')} in the place of ${wanted[at]}`;
  const remedy = `Write the numbers from ${wanted[0]} to ${wanted.at(-1)} in words, in their order, with one blank between two and no other sign.`;
  return {found, remedy};
}

/** What differs between the numbers of a translation and those of the code, or undefined. */
export function numberFault(message: Said, original: Said): Fault | undefined {
  const words = worthOf(original);
  if (words.length >= LIST && words.every((number) => number > 0)) {
    return listFault(message, original);
  }
  const [here, there] = [message, original].map(({text, locale}) =>
    figuresIn(text.replace(PRONOUN, ''), locale),
  );
  // Another number of numbers may be said in other words: “half an hour”.
  if (!here || !there || here.length !== there.length) return undefined;
  const wrong = here.find((number) => !there.includes(number));
  if (wrong === undefined) return undefined;
  const found = `the number ${wrong} in ${quote(message.text)}`;
  return {found, remedy: `Write the numbers of the original, which reads ${quote(original.text)}.`};
}
