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

/**
 * Returns the function with a memory: as long as it is given the same objects, it returns the same result. The first of
 * them is what was read from a file (a page, YAML or JSON), which stays the same until the file changes.
 */
export function remember<Read extends object, Rest extends readonly unknown[], Result>(
  look: (read: Read, ...rest: Rest) => Result,
): (read: Read, ...rest: Rest) => Result {
  const known = new WeakMap<Read, {readonly rest: Rest; readonly result: Result}>();
  return (read, ...rest) => {
    const last = known.get(read);
    if (last?.rest.every((one, index) => one === rest[index])) return last.result;
    const result = look(read, ...rest);
    known.set(read, {rest, result});
    return result;
  };
}
