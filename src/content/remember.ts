/** Remembers what was found in files: the development server reads all of them after every save of one. */

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
