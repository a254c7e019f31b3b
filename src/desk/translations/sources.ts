/** What the states of translations are told from. */
import type {SiteLocation} from '../../content/read';
import type {SourceDocument} from '../../content/source';
import type {History} from '../history';
import type {Looks} from './looks';

export type Sources = {
  readonly location: SiteLocation;
  /** Text of every content file, by its path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Every page under the id that it is read by, which its file's name may not be. */
  readonly documents: readonly SourceDocument[];
  readonly history: History;
  readonly isKnown: boolean;
  /** What was looked at and found right, of the language in question. */
  readonly looks: Looks;
};
