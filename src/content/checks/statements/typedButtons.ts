/** What stands on a button, typed into a text: it goes on saying the old words when the button says others. */
import {importToAdd} from '../../authorComponents';
import {BUTTON_WORDS} from '../../buttonWords';
import {isNearly} from '../../closest';
import {folded} from '../../language/inflections';
import type {Problem} from '../../problems';
import {codeEntries} from '../../read/codeFile';
import type {Source} from '../../source';
import type {RawDocument} from '../raw';

const NAME = 'ButtonName';
/** Straight quotes are told by themselves, and stand around properties too. */
const QUOTED = /[“«]([^“”«»]+)[”»]/gu;

/** Names of the component's buttons, by the words that stand on them in a language. */
function buttonsOf(source: Source, locale: string): ReadonlyMap<string, string> {
  const entries =
    locale === source.defaultLocale ? (source.componentWords ?? []) : codeEntries(source, locale);
  const words = new Map(entries.map(({id, message}) => [id, message]));
  return new Map(
    Object.entries(BUTTON_WORDS).map(([name, id]) => [folded(words.get(id) ?? ''), name]),
  );
}

/** The button whose words these are, or nearly: who quotes from memory writes “Rechazar todas”. */
function buttonNamed(said: string, buttons: ReadonlyMap<string, string> = new Map()) {
  const isNear = (words: string): boolean =>
    words.includes(' ') && said.split(' ')[0] === words.split(' ')[0] && isNearly(said, words);
  return buttons.get(said) ?? [...buttons].find(([words]) => isNear(words))?.[1];
}

function remedyFor(name: string, said: string, {body}: RawDocument): string {
  return `Write <${NAME} of="${name}" /> in place of ${said}, between the same quotation marks: it says what the button says.${importToAdd(NAME, body)}`;
}

/** Names each button that a text quotes by words of its own. */
export function checkTypedButtons(source: Source, documents: readonly RawDocument[]): Problem[] {
  const inLanguage = new Map(source.locales.map((locale) => [locale, buttonsOf(source, locale)]));
  return documents.flatMap((document): Problem[] => {
    const {file, locale, body, bodyLine = 1} = document;
    return body.split('\n').flatMap((row, index) =>
      [...row.matchAll(QUOTED)].flatMap(([quoted, said = '']): Problem[] => {
        const name = buttonNamed(folded(said), inLanguage.get(locale));
        if (name === undefined) return [];
        const found = `the words of a button, ${quoted}`;
        const remedy = remedyFor(name, said, document);
        return [{file, field: '', line: bodyLine + index, found, remedy}];
      }),
    );
  });
}
