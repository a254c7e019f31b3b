/** Results for things that do not change, so that checking again after one edit looks at that edit only. */

/** The same function, which works once for each object. */
export function remembered<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, {readonly value: Value}>();
  return (key) => {
    const earlier = known.get(key);
    if (earlier) return earlier.value;
    const value = make(key);
    known.set(key, {value});
    return value;
  };
}

/** How many texts are remembered at most. */
const MOST_KNOWN = 20_000;

/** The same function, which works once for each text, until so many are known that it begins anew. */
export function rememberedByText<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, {readonly value: Value}>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier) return earlier.value;
    const value = make(text);
    if (known.size > MOST_KNOWN) known.clear();
    known.set(text, {value});
    return value;
  };
}
