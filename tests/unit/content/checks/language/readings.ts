/** What is said of how the texts of a site read. */
import {checkReading} from '../../../../../src/content/checks/language/index';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';
import {siteKnowing} from './slips';

type Given = {
  readonly source?: Source;
  readonly documents?: readonly RawDocument[];
  readonly twins?: ReadonlyMap<Text, Text>;
  readonly first?: readonly Problem[];
  readonly tooShort?: readonly Problem[];
};

export const SITE: Source = {...siteKnowing(), documents: [], business: undefined};

export const problemsOf = (
  texts: readonly Text[],
  {source = SITE, documents = [], twins = new Map(), first = [], tooShort = []}: Given = {},
) =>
  checkReading(
    {
      source,
      typed: source,
      documents,
      typedDocuments: documents,
      texts,
      twins,
      copies: [],
      components: [],
    },
    first,
    tooShort,
  );
export const said = (texts: readonly Text[], given?: Given): string[] =>
  told(problemsOf(texts, given));

export const problem = (found: string, more: Partial<Problem> = {}): Problem => ({
  file: 'en/about.mdx',
  field: '',
  line: 12,
  found,
  remedy: 'Write.',
  ...more,
});
