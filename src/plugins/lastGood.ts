/**
 * What stays on screen while somebody edits and makes a mistake: the last good content and pictures. Docusaurus reads
 * the plugins anew when a translation is saved, so that a variable of a module does not last; the process does.
 */
const PLACE = Symbol.for('velada.lastGood');

const shared = globalThis as typeof globalThis & {[PLACE]?: Map<string, unknown>};

/** Keeps a good state under a name, and returns it. */
export function keepGood<State>(name: string, state: State): State {
  (shared[PLACE] ??= new Map()).set(name, state);
  return state;
}

/** The last good state of a name; undefined in a build, which a mistake ends, and before there was one. */
export function lastGood<State>(name: string): State | undefined {
  if (process.env.NODE_ENV === 'production') return undefined;
  return shared[PLACE]?.get(name) as State | undefined;
}
