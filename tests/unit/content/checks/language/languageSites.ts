/** Texts of a site of two languages, and what is said of their language. */
import {checkLanguage} from '../../../../../src/content/checks/language/language';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import type {Text} from '../../../../../src/content/texts';
import {validSite} from '../../fixtureSite';
import {told} from '../rawPages';
import {textsOf} from '../texts';

/** The valid site, with words that read the same in both languages. */
const siteWith = (alike: readonly string[]): Source => ({
  ...validSite(),
  wording: {en: {}, es: {alike}},
});

type Given = {
  readonly alike?: readonly string[];
  readonly parts?: readonly Text[];
  readonly twins?: ReadonlyMap<Text, Text>;
  readonly source?: Source;
};

/** Texts that make either language what it is. */
const AROUND = [
  ...textsOf(['The door of the house is green.', 'You can write to us at any hour.']),
  ...textsOf(['La puerta de la casa es verde.', 'Puedes escribir a cualquier hora.'], 'es'),
];

export const problemsOf = (
  texts: readonly Text[],
  {alike = [], parts = [], twins = new Map(), source = siteWith(alike)}: Given = {},
): Problem[] => checkLanguage(source, [...AROUND, ...texts], parts, twins);

export const said = (texts: readonly Text[], given?: Given): string[] =>
  told(problemsOf(texts, given));
