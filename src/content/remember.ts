/** Remembers what was found in files: the development server reads all of them after every save of one. */
import type {Page} from './parsePage';

/** What depends on the name, the text and the language of a file alone. */
type Look<Result> = (file: string, text: string, locale?: string) => Result;

/** Returns the function with a memory: as long as a file has the same text, it returns the same result. */
export function rememberByText<Result>(look: Look<Result>): Look<Result> {
  const known = new Map<string, {readonly text: string; readonly result: Result}>();
  return (file, text, locale) => {
    const key = `${locale} ${file}`;
    const last = known.get(key);
    if (last?.text === text) return last.result;
    const result = look(file, text, locale);
    known.set(key, {text, result});
    return result;
  };
}

/**
 * Returns the function with a memory: for the same page it returns the same result, whatever else it is given. `parsePage`
 * returns the same page as long as its file does not change.
 */
export function rememberByPage<Rest extends readonly unknown[], Result>(
  look: (page: Page, ...rest: Rest) => Result,
): (page: Page, ...rest: Rest) => Result {
  const known = new WeakMap<Page, {readonly result: Result}>();
  return (page, ...rest) => {
    const entry = known.get(page) ?? {result: look(page, ...rest)};
    known.set(page, entry);
    return entry.result;
  };
}
