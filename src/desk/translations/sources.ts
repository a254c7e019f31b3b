/** What the states of translations are told from. */
import type {SiteLocation} from '../../content/read';
import type {Commit} from '../git';
import type {Looks} from './looks';

export type Sources = {
  readonly location: SiteLocation;
  /** Text of every content file, by its path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly history: ReadonlyMap<string, readonly Commit[]>;
  readonly isKnown: boolean;
  /** What was looked at and found right, of the language in question. */
  readonly looks: Looks;
};

/** A file as a commit left it, under the name that it had then. */
export const at = ({id, file}: Commit): string => `${id}:./${file}`;
