/** What every program says in its own words: that either side may refuse, and may stop. */
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type RawDocument, isUnread, originalsOf, lineInFile} from '../raw';
import {lineOf} from '../../body/lines';

/** Words with which it is said, by language. Without a line here, nothing is said of a language. */
const FORMS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    String.raw`(?<![A-Za-zÀ-ɏ])(?:${[
      String.raw`(?:either|each|any one|whichever) of (?:you|the (?:two|three))`,
      '(?:from|by) either',
      'either (?:side|may|can|masseuse)',
      'by you or (?:by )?her',
      'you or she',
      'yours as well as hers|hers as well as yours',
      String.raw`(?:says?|saying|said|calls?) (?:[“‘]?stop|[“‘]?no|a halt)`,
      'right to (?:stop|refuse|say)',
      String.raw`(?:may|can) (?:decline|refuse|stop(?! [A-Za-zÀ-ɏ]+ing))`,
      'wants? to stop',
      'what you (?:like|want|do not want|would)',
      '(?:her|your|own) limits',
      'consent',
      'plain stop',
    ].join('|')})(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
  es: new RegExp(
    String.raw`(?<![A-Za-zÀ-ɏ])(?:${[
      'cualquiera de (?:l[oa]s|vosotr[oa]s) (?:dos|tres)',
      'lo (?:haga|pida|diga) quien',
      '(?:si|tanto) tú (?:o|como) ella',
      'tú o una de ellas',
      'uno (?:de los dos )?dice',
      'o lo pide ella',
      '(?:decir|dice|dices|digas|diga) que no',
      'un «?no»?',
      '«(?:para|no|basta)»',
      '(?:pides?|pida|pedir|queréis|quieres|quiere|puedes|podéis|puede) parar',
      'qué (?:quieres|prefieres|te (?:apetece|gusta|gustaría))',
      'límites|lindes',
      'consentimiento',
      'ponerle fin',
    ].join('|')})(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
};

/** The line of the body on which the paragraph begins that says it; 0 where none does. */
const saidIn = remembered(({body, locale}: RawDocument): number => {
  const {tree} = parseBody(body);
  const paragraph = (tree ? stepsOf(tree) : []).find(
    ({node}) => node.type === 'paragraph' && FORMS[locale]?.test(textOf(node)),
  );
  return lineOf(paragraph?.node);
});

/** Names programs that say nothing of it, where their twin does, and nothing is `told` of the texts of either. */
export function checkConsent(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  const originals = originalsOf(documents);
  const files = new Set(told.filter(({field}) => !field).map(({file}) => file));
  const lacks = (document: RawDocument): boolean =>
    FORMS[document.locale] !== undefined &&
    !isUnread(document) &&
    !isMarked(document.body) &&
    !saidIn(document);
  return documents.flatMap((document): Problem[] => {
    const original = originals.get(document.id);
    if (document.kind !== 'program' || !original || original === document) return [];
    if (files.has(document.file) || files.has(original.file)) return [];
    return [[document, original] as const, [original, document] as const].flatMap(
      ([one, twin]): Problem[] => {
        const said = saidIn(twin);
        if (!lacks(one) || !said) return [];
        const found = 'no word of what either side may refuse or stop';
        const line = lineInFile(twin, said);
        const remedy = `Every program says it: put that paragraph back here, as line ${line} of ${twin.file} has it.`;
        return [{file: one.file, field: '', found, remedy}];
      },
    );
  });
}
