/** Counts words that wear out (`sparingly` in wording.yml): once they please, everywhere they are a tic. */
import {formsOf, wholeWords} from '../../language/inflections';
import type {Problem} from '../../problems';
import {type Source, contentFolder} from '../../source';
import {isUnseen, textsOf} from '../../texts';
import {rawDocuments} from '../raw';
import {foldedText} from './foldedText';
import {wordingOf} from './wordingLists';

/** So many of the pages that use a word most are named. */
const NAMED = 3;

/** Warns where a word, in any form, stands more often on the pages of a language than its list allows. */
export function warnOfTics(source: Source): Problem[] {
  const documents = rawDocuments(source).filter(({id}) => !id.startsWith('legal/'));
  return source.locales.flatMap((locale) => {
    const parsed = wordingOf(source, locale);
    if (!parsed.success || parsed.data.sparingly.length === 0) return [];
    const pages = documents
      .filter((document) => document.locale === locale)
      .map((document) => ({
        file: document.file,
        text: textsOf(document)
          .filter(({field}) => !isUnseen(field))
          .map(foldedText)
          .join('\n'),
      }));
    return parsed.data.sparingly.flatMap(({word, atMost, reason}, index) => {
      const forms = wholeWords([formsOf(word, locale)]);
      const counts = pages.map(({file, text}) => ({file, times: text.match(forms)?.length ?? 0}));
      const count = counts.reduce((sum, {times}) => sum + times, 0);
      if (count <= atMost) return [];
      const most = counts.sort((a, b) => b.times - a.times).slice(0, NAMED);
      return [
        {
          file: `${contentFolder(locale, source.defaultLocale)}/wording.yml`,
          field: `sparingly[${index}]`,
          found: `the word “${word}” ${count} times on the whole site, most often in ${most.map(({file}) => file).join(', ')}`,
          remedy: `At most ${atMost} please. ${reason}`,
        },
      ];
    });
  });
}
