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
