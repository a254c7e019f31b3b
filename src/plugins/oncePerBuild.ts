/**
 * What a build of all languages does once. Docusaurus builds one language after the other and reads the
 * plugins anew for each, so that a variable of a module does not last; the process does.
 */
const PLACE = Symbol.for('velada.oncePerBuild');

type Store = Map<string, unknown>;

const shared = globalThis as typeof globalThis & {[PLACE]?: Store};

/**
 * The result of `make`, which a build calls once for each name; while somebody edits it is called each
 * time, since files change.
 */
export function oncePerBuild<Result>(name: string, make: () => Result): Result {
  if (process.env.NODE_ENV !== 'production') return make();
  const store = (shared[PLACE] ??= new Map());
  if (!store.has(name)) store.set(name, make());
  return store.get(name) as Result;
}
