/** Letters whose accents stand apart from them: a Mac's file names, PDFs and some editors write them so. */
import {counted} from '../problems';

/** A letter with what stands on or below it. */
const APART = /[A-Za-z]\p{M}+/gu;
/** More lines than these are not listed. */
const MOST = 20;

type Joined = {
  /** The text with each accent on its letter: it is read as that. */
  readonly text: string;
  readonly fault: {readonly line: number; readonly found: string; readonly remedy: string};
};

const joined = (letter: string): string => letter.normalize('NFC');
/** What is joined to no letter of its own stays as it is, and is told with its word. */
const isJoined = (letter: string): boolean => !/\p{M}/u.test(joined(letter));

/** A text with its accents on their letters, and where they were not; undefined where all are. */
export function accentsApart(text: string): Joined | undefined {
  if (text.search(APART) < 0) return undefined;
  const lines = text.split('\n').flatMap((row, at) => {
    return (row.match(APART) ?? []).some(isJoined) ? [at + 1] : [];
  });
  const [line, ...others] = lines;
  if (line === undefined) return undefined;
  const where = lines.length > MOST ? counted(lines.length, 'line') : `lines ${lines.join(', ')}`;
  const fault =
    others.length === 0
      ? {
          found: 'an accent apart from its letter, as text copied from elsewhere may have it',
          remedy: 'Type the word again.',
        }
      : {
          found: `accents apart from their letters on ${where}, as text copied or saved elsewhere may have them`,
          remedy:
            'Type the words again, or bring the file back from git and make your changes there again.',
        };
  const whole = text.replace(APART, (letter) => (isJoined(letter) ? joined(letter) : letter));
  return {text: whole, fault: {line, ...fault}};
}
