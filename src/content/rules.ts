/**
 * Names of rules that others have regard to: of two messages about one slip the one that mends it is told. Rules
 * that stand for themselves have no name; messages may be worded anew without a thought for any of this.
 */
export type Rule =
  /** A part of the page is not there. */
  | 'missing-component'
  /** A component is imported and stands nowhere. */
  | 'idle-import'
  /** The translation alone has a component. */
  | 'only-in-translation'
  /** The translation has another component, or the same for something else. */
  | 'other-component'
  /** A component counts one thing, before the name of another one. */
  | 'wrong-noun'
  /** A count begins with a capital where it should not, or the other way round. */
  | 'form-of-count'
  /** A number stands in the place of the component that counts. */
  | 'typed-count'
  /** A block has nothing inside. */
  | 'empty-component'
  /** Something stands between two tags that should be one. */
  | 'text-inside'
  /** A component stands outside the one that it belongs to. */
  | 'outside'
  /** There is no such component. */
  | 'unknown-component'
  | 'html'
  /** A component is read as words. */
  | 'shown-as-typed'
  /** The page lost its first heading. */
  | 'no-first-heading'
  | 'bare-heading'
  /** The same heading, entry, name or block stands twice on a page. */
  | 'twice'
  /** A component has no list inside, which it is made of. */
  | 'no-list'
  /** Two headings have one name for links. */
  | 'name-twice'
  /** A part of a legal text has paragraphs more or less than the original. */
  | 'paragraphs'
  /** A list has entries more or less than the original. */
  | 'length-of-list'
  /** A list lacks entries that another language has. */
  | 'lost-entries'
  /** Lines that are read as words and not as a list. */
  | 'sign-of-list'
  | 'line-without-sign'
  /** An entry of a list has no words. */
  | 'empty-entry'
  /** The sign of a heading behind a backslash. */
  | 'escaped-heading'
  | 'words-in-brackets'
  | 'note'
  | 'typed-price'
  | 'typed-hour'
  /** The house is said to close, and never does. */
  | 'never-closed'
  /** An address of mail, a telephone or a map that a component should show. */
  | 'typed-link'
  /** A number or a letter box in the words. */
  | 'typed-contact'
  /** A label that is fixed word by word reads otherwise. */
  | 'fixed-label'
  /** The place of a value that the site puts into a text. */
  | 'placeholder'
  | 'foreign-words'
  /** An address stands outside the folder of its kind. */
  | 'stray-address'
  /** The year of an entry differs from the other language's. */
  | 'other-year'
  | 'order-of-years'
  | 'number-of-years'
  /** Two texts stand in each other's place. */
  | 'swapped'
  | 'name-of-file'
  /** A page names a picture that has to be exported, which is told of the picture. */
  | 'unusable-picture'
  /** Words for an emblem’s picture name another satin than the facts. */
  | 'satin'
  /** A file stands where nothing reads it. */
  | 'misplaced'
  /** The home page stands elsewhere than at the root. */
  | 'home-at-root'
  /** Somebody is quoted; and the sign of quoted lines where pages have plain words. */
  | 'quotation'
  | 'quoted-lines';
