/** Results for things that do not change, so that checking again after one edit looks at that edit only. */

/** How each function forgets. */
const forgetful: (() => void)[] = [];

/** Gives up all that is remembered, where nothing will be checked again: a build needs the room. */
export function forgetAll(): void {
  for (const forget of forgetful) forget();
}

/** The same function, which works once for each object. */
export function remembered<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  let known = new WeakMap<Key, {readonly value: Value}>();
  forgetful.push(() => {
    known = new WeakMap();
  });
  return (key) => {
    const earlier = known.get(key);
    if (earlier) return earlier.value;
    const value = make(key);
    known.set(key, {value});
    return value;
  };
}

/**
 * The same function, which keeps its last result for each file and works again when the content is another.
 * A disk gives new bytes at every reading, so what is the same is not one object: `isSame` tells it.
 */
export function rememberedByFile<Content, Value>(
  make: (file: string, content: Content) => Value,
  isSame: (content: Content, earlier: Content) => boolean = Object.is,
): (file: string, content: Content) => Value {
  const last = new Map<string, {readonly content: Content; readonly value: Value}>();
  forgetful.push(() => {
    last.clear();
  });
  return (file, content) => {
    const earlier = last.get(file);
    if (earlier && isSame(content, earlier.content)) return earlier.value;
    const value = make(file, content);
    last.set(file, {content, value});
    return value;
  };
}

/** How many texts are remembered, unless told otherwise. */
const MOST_KNOWN = 20_000;

/** The same function, which works once for each text, until so many are known that it begins anew. */
export function rememberedByText<Value>(
  make: (text: string) => Value,
  most = MOST_KNOWN,
): (text: string) => Value {
  const known = new Map<string, {readonly value: Value}>();
  forgetful.push(() => {
    known.clear();
  });
  return (text) => {
    const earlier = known.get(text);
    if (earlier) return earlier.value;
    const value = make(text);
    if (known.size >= most) known.clear();
    known.set(text, {value});
    return value;
  };
}
