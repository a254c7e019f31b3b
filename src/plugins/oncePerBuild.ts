/** What a build of all languages does once: Docusaurus builds one language after the other. */
import {ofProcess} from './ofProcess';

/**
 * The result of `make`, which a build calls once for each name; while somebody edits it is called each
 * time, since files change.
 */
export function oncePerBuild<Result>(name: string, make: () => Result): Result {
  if (process.env.NODE_ENV !== 'production') return make();
  const store = ofProcess('oncePerBuild');
  if (!store.has(name)) store.set(name, make());
  return store.get(name) as Result;
}
