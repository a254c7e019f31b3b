/** What stays on screen while somebody edits and makes a mistake: the last good content and pictures. */
import {ofProcess} from './ofProcess';

/** Keeps a good state under a name, and returns it. */
export function keepGood<State>(name: string, state: State): State {
  ofProcess('lastGood').set(name, state);
  return state;
}

/** The last good state of a name; undefined in a build, which a mistake ends, and before there was one. */
export function lastGood<State>(name: string): State | undefined {
  if (process.env.NODE_ENV === 'production') return undefined;
  return ofProcess('lastGood').get(name) as State | undefined;
}
