/** The day of its last change, typed in a legal text: the page shows it by itself, from its field. */
import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {shortened} from '../../language/wordCounts';
import {remembered} from '../../remember';
import type {RawDocument} from '../raw';

/** What is said before such a day, by language. */
const SAID: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:(?:date of )?last|latest) (?:updated?|revised|revision|changed?|modified)|updated|revised|effective(?: date)?|in force|version|as of|date)(?: on| of| from| since| as of| is)?\s*:?\s/iu,
  es: /^(?:(?:fecha de (?:la )?)?últim[ao] (?:actualización|modificación|revisión|versión|cambio)|actualizad[ao]|revisad[ao]|modificad[ao]|en vigor|vigente|versión|fecha(?: de actualización)?)(?: el| del?| desde(?: el)?| a)?\s*:?\s/iu,
};
const DAY =
  /\d{1,2}\D{0,6}\p{L}*\D{0,6}\d{4}|\p{L}+ \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2}|\p{L}+(?: de)? \d{4}/u;
/** The same among other sentences: nothing else is said so. */
const AMONG: Readonly<Record<string, RegExp>> = {
  en: /^(?:date of )?last (?:updated?|revised|revision|changed?|modified)\P{L}/iu,
  es: /^(?:fecha de (?:la )?)?última (?:actualización|modificación|revisión)\P{L}/iu,
};
/** A sentence about something else goes on. */
const MOST_SIGNS = 70;

/** Paragraphs and sentences that say when a text was last changed. */
export const typedDates = remembered(({kind, locale, body}: RawDocument): Fault[] => {
  const said = SAID[locale];
  const {tree} = kind === 'legal' && said ? parseBody(body) : {};
  return (tree ? stepsOf(tree) : []).flatMap(({node}): Fault[] => {
    if (node.type !== 'paragraph') return [];
    const sentences = textOf(node)
      .trim()
      .split(/(?<=\p{L}{2}[.!?]|\d\.)\s+/u);
    const form = sentences.length === 1 ? said : AMONG[locale];
    const text = sentences.find(
      (one) => one.length <= MOST_SIGNS && DAY.test(one) && form?.test(one),
    );
    if (text === undefined) return [];
    const remedy = 'Delete it: the page shows the day of its field updated by itself.';
    return [faultAt(node, `the day of the last change, ${shortened(text)}`, remedy)];
  });
});
